import { siteRoutes } from '../../config/routes';

/** Words of paths: those of the map of the site, and those before the path of every call. */
export const PATH_WORDS: ReadonlySet<string> = new Set([
  ...siteRoutes.flatMap(({ path }) => path.split('/').filter((word) => /^[a-z]/i.test(word))),
  ...['api', 'v1', 'static'],
]);

/** Labels before the domain of a host that name a service and nobody. */
export const HOST_WORDS: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'cdn',
  'collector',
  'img',
  'static',
  'www',
]);

/** Properties of one word of browsers, libraries and records, besides the words of messages. */
export const PROPERTY_NAMES: ReadonlySet<string> = new Set(
  `
  add amount apply at bind blur category channel click concat content cover currency currentTarget date day days delete
  detail digest every filter find flat focus format forEach get hash height history href id includes join kind label
  map pathname path period plans price props push quantity query reduce replace rule rules search selection set
  shift slice some sort specs split startsWith status summary tags total trim url width xhr
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Words of the messages of browsers, React, the loader of scripts and the portal, as they are written there. */
export const MESSAGE_WORDS: ReadonlySet<string> = new Set(
  `
  Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError ChunkLoadError HttpError
  RequestError ParseError ResponseError NetworkError TimeoutError AbortError NotFoundError NotAllowedError
  NotSupportedError InvalidStateError InvalidCharacterError SecurityError DataCloneError HierarchyRequestError
  IndexSizeError QuotaExceededError UnknownError DOMException ValiError Uncaught Unhandled
  GET POST PUT DELETE PATCH HEAD OPTIONS
  http network timeout parse business session status
  Array BigInt Blob Boolean CSS CSSStyleSheet Date Document DOM Element Event EventTarget FormData Headers History
  HTMLElement Intl IntersectionObserver JSON Location Map MutationObserver Navigator Node Number Object Performance
  Promise Proxy React Request ResizeObserver Response Script Set Storage String Symbol URL URLSearchParams WeakMap
  Window Worker XMLHttpRequest appendChild createElement getComputedStyle getItem insertBefore localStorage
  pushState querySelector removeChild removeItem replaceChild replaceState sessionStorage setItem toFixed
  toISOString innerHTML parentNode textContent
  null undefined NaN true false object string number function boolean symbol bigint class constructor prototype
  img script link style iframe video audio source
  Access Assignment Cannot Class Converting Expected Failed Illegal Importing Incorrect Invalid Load Loading Maximum
  Minified No Nothing Objects Permission Reduce Rendered Setting The This Thrown Too Unable Unexpected Unknown Unterminated
  Value
  a about abort aborted above access actual additional again all already an and any are argument arguments array
  as assignment at attempting attribute available back be because been before between body both browser but by call
  called calling can cannot caught cause cents chain change changed character characters child children chunk
  circular closed code completed connection const constant content convert converted count could cross current
  data declared defined delivered demo denied destructure detached dev development did different digits disabled
  disconnected document does dynamic dynamically each either element elements empty end ended enough environment
  error errors evaluating event exceed exceeded executed execute executing exist expected expects explicit export
  expression failed failing failure fetch fetching fewer field fields file find finished first for found frame from
  full function functions getter given global had has have header headers helpful hook hooks host identifier if
  ignored image import imported in index infinite initial initialization input insecure inserted inside instance
  instead interface internal into invalid invariant invocation invoked is it item items iterable its key keys large
  last late layout leaks least length limit limits line list load loaded loading local location long loop many
  match matching maximum may memory message method minified missing mix mode module more most must name named
  needs new no node non not nothing notifications number object objects of offer on once one only opaque open
  operation operator options or origin other out outside own page parameter parameters parent parsed part pattern
  pending plan position possible preload prevent previous private promise properties property protocol provided
  purpose quota range read reading recursion redeclared reduce reference regular rejected released removed render
  rendered renders replaced reply request required requires resolved resource response result return returned root
  running same script security see send sent server service set setting setter should size specified stack state
  stopped storage string strict structure style stylesheet such super support supported syntax target text than that
  the then there these this thrown time timed to token too tree try type types undelivered unexpected unknown until
  unsupported update updated use used user valid value values variable version visit wait waiting was were when
  which while whole with without write written zero zone
  non-minified re-renders cross-origin can't didn't doesn't isn't
  `
    .split(/\s+/)
    .filter(Boolean),
);

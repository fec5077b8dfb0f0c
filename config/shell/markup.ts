import { shellTexts } from './shellTexts';

/** A text in every language. */
const inEach = (id: keyof (typeof shellTexts)[number]['texts'], element = 'span') =>
  shellTexts
    .map(({ language, texts }) => `<${element} lang="${language}">${texts[id]}</${element}>`)
    .join('');

/** The icon of src/components/Logo.tsx. */
const LOGO =
  '<svg viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="8" fill="var(--shell-logo)"/><path d="M8 13l2-5h12l2 5M9 13v11h14V13M8 13a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M13 24v-6h6v6" fill="none" stroke="var(--shell-on-primary)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>';

/** The portal's icon and name. */
export const shellHead = `<div class="shell-head" aria-hidden="true"><div class="shell-brand">${LOGO}${inEach('product.name')}</div></div>`;

/**
 * The first paint: brand and page outline, hidden from screen readers, and the message for a failed load. boot.ts shows it
 * in the user's theme, language and frame, and removes it when the first frame is rendered.
 */
export const shellMarkup = `<div id="shell" class="portal" hidden>
${shellHead}
<div class="shell-main" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
<div class="shell-lost" role="alert"><div hidden><p>${inEach('shell.lost')}</p><button type="button">${inEach('shell.reload')}</button></div></div>
<noscript><style>#shell{display:block!important}#shell>.shell-main,.shell-lost{display:none}</style><div class="shell-main">${inEach('shell.noScript', 'p')}</div></noscript>
</div>`;

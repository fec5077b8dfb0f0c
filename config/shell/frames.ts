import type { Language } from '../../src/browser/locale';
import enTitles from '../../src/locales/en-US/title';
import zhTitles from '../../src/locales/zh-CN/title';
import { hasPiece } from '../pieces';
import { requireMatch } from '../requireMatch';
import { siteRoutes } from '../routes';
import type { PageFrame } from './frameScreen';

/** A frame in a document of pages without a first screen of their own. */
interface FrameSource {
  name: Exclude<PageFrame, 'auth'>;
  /** The name of the document: the console's pages have one of their own, for its size. */
  document: 'index' | 'console';
  /** The page that the frame is taken from, whose heading stands where those of `headed` do. */
  path: string;
  /** Whether only users see it. */
  isPrivate: boolean;
  /** The pages whose heading is their title and stands at the place of that of `path`. */
  headed: string[];
}

const userCenter = (names: string[]) => names.map((name) => `/usercenter/${name}`);

/** The pages with the console's frame and document. */
export const CONSOLE_PATHS = siteRoutes.filter(({ frame }) => frame === 'console').map(({ path }) => path);

/** The pages whose first screen is part of their document, which is named after them. */
export const SCREEN_PATHS = hasPiece('first-screens') ? ['/login', '/register', '/home'] : [];

/** Returns the name of the document of a page. */
export function getDocument(path: string): string {
  if (SCREEN_PATHS.includes(path)) return path.slice(1);
  return CONSOLE_PATHS.includes(path) ? 'console' : 'index';
}

/** The console's pages with another heading than their title, or with one that is not seen. */
const OWN_HEADING = /^\/(welcome|dashboard\/workplace|exception|editor|register-result|result)\b/;

const ALL_FRAMES: FrameSource[] = [
  {
    name: 'portal',
    document: 'index',
    path: '/announcement',
    isPrivate: false,
    headed: ['/announcement', '/serviceMarket'],
  },
  {
    name: 'usercenter',
    document: 'index',
    path: '/usercenter/coupon',
    isPrivate: true,
    headed: userCenter([
      'order',
      'order-old',
      'service',
      'service/renewals',
      'invoice',
      'coupon',
      'message',
      'support',
      'security',
    ]),
  },
  {
    name: 'console',
    document: 'console',
    path: '/dashboard/analysis',
    isPrivate: true,
    headed: CONSOLE_PATHS.filter((path) => !OWN_HEADING.test(path)),
  },
];

export const FRAMES = hasPiece('frames') ? ALL_FRAMES : [];

/** What a user of every frame is called, which no text of the portal contains. */
const NAME = 'NAME-OF-THE-USER';

/** The user for whom private frames are rendered. */
export const FRAME_USER = {
  userName: NAME,
  menus: siteRoutes.flatMap(({ path, access }) => (access === path ? [{ path }] : [])),
};

/** Returns the title of a page of `siteRoutes`. */
export function titleOf(path: string, language: Language): string {
  const { titleId } = requireMatch(
    siteRoutes.find((route) => route.path === path),
    `page ${path}`,
  );
  return (language === 'zh-CN' ? zhTitles : enTitles)[titleId as keyof typeof enTitles];
}

/** Leaves only the menus and the heading of the page in its main element. */
function keepHeading(heading: Element): void {
  for (let part = heading; part.id !== 'main'; part = requireMatch(part.parentElement, 'main element'))
    for (const sibling of [...(part.parentElement?.children ?? [])])
      if (sibling !== part && sibling.localName !== 'nav') sibling.remove();
}

/**
 * Turns the template of a page into that of its frame: without what depends on the page or the user, and with the heading of
 * every page that has one there, of which screen.ts shows one.
 */
export function toFrame(template: HTMLTemplateElement, { name, path: source, headed }: FrameSource): void {
  const { content } = template;
  template.dataset.frame = name;
  // Only the end of the window's title, which follows the heading.
  template.title = template.title.replace(titleOf(source, template.lang as Language), '');
  const heading = requireMatch(content.querySelector('h1'), 'heading of a frame');
  keepHeading(heading);
  heading.textContent = '';
  for (const path of headed) {
    const other = heading.cloneNode() as HTMLElement;
    other.dataset.path = path;
    other.textContent = titleOf(path, template.lang as Language);
    heading.before(other);
  }
  // What the menus of the page need to work.
  for (const element of content.querySelectorAll('[role=menu] *'))
    for (const name of ['data-menu-id', 'data-menu-list', 'aria-controls', 'id', 'tabindex'])
      element.removeAttribute(name);
  for (const unseen of content.querySelectorAll('[style*="display: none"]')) unseen.remove();
  // The console's breadcrumb, which names the page, keeps its place.
  for (const trail of content.querySelectorAll<HTMLElement>('main nav'))
    if (!trail.closest('#main')) trail.style.visibility = 'hidden';
  for (const button of content.querySelectorAll('button'))
    if (button.textContent?.includes(NAME)) {
      for (const part of button.querySelectorAll('*')) if (part.textContent === NAME) part.textContent = '';
      button.removeAttribute('aria-label');
      button.setAttribute('aria-hidden', 'true');
      button.setAttribute('inert', '');
    }
}

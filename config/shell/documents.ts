import { hasPiece } from '../pieces';
import { siteRoutes } from '../routes';

/** The pages of the console, whose document starts their reads. */
export const CONSOLE_PATHS = siteRoutes.filter(({ frame }) => frame === 'console').map(({ path }) => path);

/** The pages whose first screen is part of their document, which is named after them. */
export const SCREEN_PATHS = hasPiece('first-screens') ? ['/login', '/register', '/home'] : [];

/** Returns the name of the document of a page. */
export function getDocument(path: string): string {
  if (SCREEN_PATHS.includes(path)) return path.slice(1);
  return CONSOLE_PATHS.includes(path) ? 'console' : 'index';
}

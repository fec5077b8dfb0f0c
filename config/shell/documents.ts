import { hasPiece } from '../pieces';

/** The pages on which most visits begin. */
export const FIRST_PATHS = ['/login', '/register', '/home'];

/** The pages whose first screen is part of their document, which is named after them. */
export const SCREEN_PATHS = hasPiece('first-screens') ? FIRST_PATHS : [];

/** Returns the name of the document of a page. */
export function getDocument(path: string): string {
  return SCREEN_PATHS.includes(path) ? path.slice(1) : 'index';
}

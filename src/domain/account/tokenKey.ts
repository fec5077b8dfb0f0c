/** Key of the token in session storage (spec sections 4 and 9). */
export const TOKEN_KEY = 'token';

/** A token that fits in a header: visible ASCII, at most 4096 characters. */
export const TOKEN_PATTERN = /^[\x21-\x7e]{1,4096}$/;

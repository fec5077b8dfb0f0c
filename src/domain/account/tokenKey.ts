/** Key of the token in session storage (spec sections 4 and 9). */
export const TOKEN_KEY = 'token';

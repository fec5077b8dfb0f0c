/**
 * Where the dev server sends the API when the mocks are off: `MOCK=none API_TARGET=https://api.example.test npm start`.
 * With the mocks on, they answer first and nothing is sent on.
 */
export const proxy = process.env.API_TARGET
  ? { '/api': { target: process.env.API_TARGET, changeOrigin: true } }
  : undefined;

/** The API proxy of the dev server without mocks: `MOCK=none API_TARGET=https://api.example.test npm start`. */
export const proxy = process.env.API_TARGET
  ? { '/api': { target: process.env.API_TARGET, changeOrigin: true } }
  : undefined;

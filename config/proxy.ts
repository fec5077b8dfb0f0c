const { API_TARGET, API_PATH } = process.env;

/**
 * The API proxy of the dev server without mocks: `MOCK=none API_TARGET=https://api.example.test npm start`. `API_PATH=/` is for a
 * server with the operations at its root, such as `prism mock openapi.json`.
 */
export const proxy = API_TARGET
  ? {
      '/api': {
        target: API_TARGET,
        changeOrigin: true,
        ...(API_PATH && { pathRewrite: { '^/api/v1': API_PATH.replace(/\/$/, '') } }),
      },
    }
  : undefined;

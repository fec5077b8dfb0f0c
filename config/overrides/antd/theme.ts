import useTokenEntry, { DesignTokenContext, defaultConfig, tokens } from './useToken';

function useToken() {
  const [theme, token, hashId, cssVar] = useTokenEntry();
  return { theme, token, hashId, cssVar };
}

/** Replaces antd's theme: its tokens are computed while building, so the algorithms are names only. */
export default {
  useToken,
  defaultAlgorithm: () => tokens.light,
  darkAlgorithm: () => tokens.dark,
  compactAlgorithm: () => tokens.compact,
  getDesignToken: () => tokens.light,
  defaultConfig,
  _internalContext: DesignTokenContext,
};

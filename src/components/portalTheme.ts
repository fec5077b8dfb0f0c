import { theme } from 'antd';
import type { ThemeMode } from '@/browser/theme';
import { themeTokens } from '../../config/theme';

/** antd's theme in a mode. Touch targets are at least 40 px. */
export function portalTheme(mode: ThemeMode, { phone = false, reducedMotion = false } = {}) {
  return {
    components: themeTokens[mode].components,
    token: {
      ...themeTokens[mode].token,
      motion: !reducedMotion,
      ...(phone && { controlHeight: 40, controlHeightLG: 44 }),
    },
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
  };
}

import { useIntl } from '@umijs/max';
import { ConfigProvider, theme } from 'antd';
import type { ThemeMode } from '@/browser/theme';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { themeTokens } from '../../../../config/theme';
import { FieldSamples } from './FieldSamples';
import styles from './Gallery.module.css';
import { PageSamples } from './PageSamples';

const algorithms = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };

/** The shared components in one theme, whatever theme the portal is in. */
export function ThemeSample({ mode }: { mode: ThemeMode }) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `demo.gallery.${mode}` });
  // antd declares its variables for this class; the portal's own theme stands in others.
  const variables = `demo-${mode}`;
  return (
    <ConfigProvider
      theme={{
        ...themeTokens[mode],
        inherit: false,
        algorithm: algorithms[mode],
        hashed: false,
        cssVar: { key: variables },
      }}
    >
      <section
        className={`${variables} ${panelStyles.panel} ${styles.sample}`}
        style={{ colorScheme: mode }}
        aria-label={name}
      >
        <h2 className={typography.heading}>{name}</h2>
        <FieldSamples id={variables} />
        <PageSamples />
      </section>
    </ConfigProvider>
  );
}

import { useT } from '@@/texts/console';
import { Button, Flex, Radio, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { LANGUAGES } from '@/browser/locale';
import { THEME_CHOICES } from '@/browser/theme';
import { useMessage } from '@/components/MessageContext';
import { SideDrawer } from '@/components/SideDrawer';
import typography from '@/components/typography.module.css';
import { THEME_COLORS, type ThemeColor } from '../../../config/theme';
import { changeLanguage, currentLocale, languageName } from '../root/language';
import { useThemeChoice } from '../root/ThemeProvider';
import {
  CONSOLE_LAYOUTS,
  CONTENT_WIDTHS,
  type ConsoleSettings,
  serializeConsoleSettings,
} from './consoleSettings';
import styles from './SettingDrawer.module.css';
import type { ConsoleSettingsState } from './useConsoleSettings';

interface SettingDrawerProps extends ConsoleSettingsState {
  open: boolean;
  onClose: () => void;
  /** Hides the settings that have no effect on a phone. */
  phone: boolean;
}

type Flag = 'fixedHeader' | 'fixSiderbar' | 'compact' | 'tabs' | 'progress' | 'pageTransition' | 'watermark';

/** The console settings. Changes apply immediately and are stored. */
export default function SettingDrawer({ open, onClose, phone, settings, change, reset }: SettingDrawerProps) {
  const t = useT();
  const message = useMessage();
  const theme = useThemeChoice();
  const id = useId();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(serializeConsoleSettings(settings));
      message.success(t('console.settings.copied'));
    } catch {
      // The clipboard needs HTTPS and permission.
      message.warning(t('console.settings.copyRefused'));
    }
  }

  function handleReset() {
    reset();
    message.success(t('console.settings.resetDone'));
  }

  const flag = (name: Flag, { forced, note }: { forced?: boolean; note?: string } = {}) => (
    <Flex align="center" justify="space-between" gap={16} style={{ minBlockSize: 40, paddingBlock: 4 }}>
      <div>
        <label htmlFor={id + name}>{t(`console.settings.${name}`)}</label>
        {note && (
          <small id={`${id}${name}-note`} className={`${typography.note} ${typography.block}`}>
            {note}
          </small>
        )}
      </div>
      <Switch
        id={id + name}
        aria-describedby={note ? `${id}${name}-note` : undefined}
        checked={forced || settings[name]}
        disabled={forced}
        onChange={(checked) => change({ [name]: checked } as Partial<ConsoleSettings>)}
      />
    </Flex>
  );

  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      size={320}
      title={t('console.settings')}
      footer={
        <Flex gap={8}>
          <Button block onClick={handleCopy}>
            {t('console.settings.copy')}
          </Button>
          <Button block onClick={handleReset}>
            {t('console.settings.reset')}
          </Button>
        </Flex>
      }
    >
      <Section title={t('console.settings.look')}>
        <ChoiceRow
          label={t('console.settings.theme')}
          values={THEME_CHOICES}
          name={(choice) => t(`console.settings.theme.${choice}`)}
          value={theme.choice}
          onChange={theme.choose}
        />
        <ColorRow value={settings.colorPrimary} onChange={(colorPrimary) => change({ colorPrimary })} />
        <ChoiceRow
          label={t('console.settings.language')}
          values={LANGUAGES}
          name={(language) => (
            <span lang={language} translate="no">
              {languageName(language)}
            </span>
          )}
          value={currentLocale().language}
          onChange={changeLanguage}
        />
        {!phone && flag('compact', { note: t('console.settings.compact.note') })}
      </Section>
      {!phone && (
        <Section title={t('console.settings.arrangement')}>
          <ChoiceRow
            label={t('console.settings.layout')}
            values={CONSOLE_LAYOUTS}
            name={(layout) => t(`console.settings.layout.${layout}`)}
            value={settings.layout}
            onChange={(layout) => change({ layout })}
          />
          <ChoiceRow
            label={t('console.settings.contentWidth')}
            values={CONTENT_WIDTHS}
            name={(width) => t(`console.settings.contentWidth.${width}`)}
            value={settings.contentWidth}
            onChange={(contentWidth) => change({ contentWidth })}
          />
          {flag('fixedHeader', {
            forced: settings.layout === 'mix',
            note: settings.layout === 'mix' ? t('console.settings.fixedHeader.held') : undefined,
          })}
          {settings.layout !== 'top' && flag('fixSiderbar')}
        </Section>
      )}
      <Section title={t('console.settings.content')}>
        {flag('tabs', { note: t('console.settings.tabs.note') })}
        {flag('watermark', { note: t('console.settings.watermark.note') })}
        {flag('progress')}
        {flag('pageTransition')}
      </Section>
    </SideDrawer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceRowProps<T extends string> {
  label: string;
  values: readonly T[];
  name: (value: T) => ReactNode;
  value: T;
  onChange: (value: T) => void;
}

function ChoiceRow<T extends string>({ label, values, name, value, onChange }: ChoiceRowProps<T>) {
  const id = useId();
  return (
    <Flex className={styles.choice} vertical gap={8}>
      <span id={id}>{label}</span>
      <Radio.Group
        aria-labelledby={id}
        block
        optionType="button"
        options={values.map((each) => ({ value: each, label: name(each) }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Flex>
  );
}

const COLOR_NAMES = Object.keys(THEME_COLORS) as (keyof typeof THEME_COLORS)[];

function ColorRow({ value, onChange }: { value: ThemeColor; onChange: (color: ThemeColor) => void }) {
  const t = useT();
  const group = useId();
  return (
    <Flex className={styles.choice} vertical gap={8}>
      <span id={group}>{t('console.settings.color')}</span>
      <Flex wrap gap={8} role="radiogroup" aria-labelledby={group} className={styles.colors}>
        {COLOR_NAMES.map((name) => {
          const color = THEME_COLORS[name];
          const label = t(`console.settings.color.${name}`);
          return (
            <input
              key={name}
              type="radio"
              name={group}
              aria-label={label}
              title={label}
              style={{ background: color }}
              checked={color === value}
              onChange={() => onChange(color)}
            />
          );
        })}
      </Flex>
    </Flex>
  );
}

import { useT } from '@@/texts/demo';
import { Button, ConfigProvider, Flex } from 'antd';
import { useContext } from 'react';
import { LOCALE_KEY } from '@/browser/locale';
import { writePreference } from '@/browser/preference';
import { CardGrid } from '@/components/CardGrid';
import { DemoCard } from '../DemoCard';
import { ThemeSample } from './ThemeSample';

const RIGHT_TO_LEFT_LOCALE = 'ar';

/** The shared components in both themes, side by side. */
export function GalleryTab() {
  return (
    <Flex vertical gap={16}>
      <DirectionCard />
      <CardGrid min={420} stretch>
        <ThemeSample mode="light" />
        <ThemeSample mode="dark" />
      </CardGrid>
    </Flex>
  );
}

/** The stored locale is read at startup. */
function reloadIn(locale: string) {
  writePreference(LOCALE_KEY, locale);
  window.location.reload();
}

/** Switches the portal between left to right and right to left. */
function DirectionCard() {
  const t = useT();
  const isRtl = useContext(ConfigProvider.ConfigContext).direction === 'rtl';
  return (
    <DemoCard title={t('demo.direction.title')} lead={t('demo.direction.lead')}>
      <Flex gap={8} wrap>
        <Button disabled={isRtl} onClick={() => reloadIn(RIGHT_TO_LEFT_LOCALE)}>
          {t('demo.direction.rtl')}
        </Button>
        <Button disabled={!isRtl} onClick={() => reloadIn(t.locale)}>
          {t('demo.direction.ltr')}
        </Button>
      </Flex>
    </DemoCard>
  );
}

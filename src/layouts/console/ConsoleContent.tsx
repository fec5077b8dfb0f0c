import type { ReactNode } from 'react';
import type { ConsoleSettings } from '@/layouts/console/consoleSettings';
import { PageArea } from '../PageArea';
import styles from './Console.module.css';
import { ConsoleTabBar } from './ConsoleTabBar';
import { ConsoleTrail } from './ConsoleTrail';
import { ConsoleWatermark } from './ConsoleWatermark';
import { PageEntrance } from './PageEntrance';

interface ConsoleContentProps {
  settings: ConsoleSettings;
  /** What the header would hold, where the layout has none. */
  topBar: ReactNode;
}

/** Everything beside menu and header: the open pages, where the page stands, and the page. */
export function ConsoleContent({ settings, topBar }: ConsoleContentProps) {
  return (
    <>
      {topBar && (
        <div className={settings.fixedHeader ? `${styles.topBar} ${styles.stays}` : styles.topBar}>
          {topBar}
        </div>
      )}
      {settings.tabs && <ConsoleTabBar />}
      <div className={settings.contentWidth === 'Fixed' ? styles.narrow : undefined}>
        <ConsoleTrail />
        <div id="main" tabIndex={-1} className={styles.content}>
          <PageEntrance soft={settings.pageTransition}>
            <PageArea />
          </PageEntrance>
          {settings.watermark && <ConsoleWatermark />}
        </div>
      </div>
    </>
  );
}

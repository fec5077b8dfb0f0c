import { Brand } from '@/components/Brand';
import { MarketDrawing } from '@/components/MarketDrawing';
import styles from './AuthFrame.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { PageArea } from './PageArea';
import { ThemeSwitch } from './ThemeSwitch';

/** Sign-in, registration and password reset: one centred card beside a quiet illustration. */
export default function AuthFrame() {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.drawing}>
          <MarketDrawing />
        </div>
        <main className={styles.card}>
          <PageArea />
        </main>
      </div>
    </div>
  );
}

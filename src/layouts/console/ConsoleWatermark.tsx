import { getLocale, useModel } from '@umijs/max';
import { theme, Watermark } from 'antd';
import styles from './Console.module.css';

/**
 * Who looked at it, and when: over the content as faintly as a hairline, so that what is under it stays readable. It stands
 * beside the page and not around it: turned on or off, it must not start the page anew.
 */
export function ConsoleWatermark() {
  const user = useModel('@@initialState').initialState?.currentUser;
  const { token } = theme.useToken();
  const day = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium' }).format(new Date());
  return (
    <Watermark
      content={[user?.nickname || user?.userName || '', day]}
      font={{ color: token.colorFillSecondary, fontSize: 14 }}
      gap={[120, 120]}
      className={styles.watermark}
      style={{ position: 'absolute' }}
    >
      <div className={styles.watermark} />
    </Watermark>
  );
}

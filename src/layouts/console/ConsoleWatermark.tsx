import { getLocale, useModel } from '@umijs/max';
import { theme, Watermark } from 'antd';
import type { ReactNode } from 'react';

/** Who looked at it, and when: over the content as faintly as a hairline, so that what is under it stays readable. */
export function ConsoleWatermark({ children }: { children: ReactNode }) {
  const user = useModel('@@initialState').initialState?.currentUser;
  const { token } = theme.useToken();
  const day = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium' }).format(new Date());
  return (
    <Watermark
      content={[user?.nickname || user?.userName || '', day]}
      font={{ color: token.colorFillSecondary, fontSize: 14 }}
      gap={[120, 120]}
    >
      {children}
    </Watermark>
  );
}

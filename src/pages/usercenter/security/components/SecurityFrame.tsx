import '@/locales/areas/security';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { type PropsWithChildren, type ReactNode, useContext } from 'react';
import styles from './Security.module.css';

interface SecurityFrameProps extends PropsWithChildren {
  title: string;
  lead: string;
  /** The page above this one, where there is one. */
  back?: { to: string; textId: TextId };
  /** Stands beside the title. */
  extra?: ReactNode;
}

/** What the pages of account security share: their texts, the way back, title and lead. */
export function SecurityFrame({ title, lead, back, extra, children }: SecurityFrameProps) {
  const { formatMessage } = useIntl();
  const { direction } = useContext(ConfigProvider.ConfigContext);
  const Arrow = direction === 'rtl' ? RightOutlined : LeftOutlined;
  return (
    <div className={styles.stack}>
      <header>
        {back && (
          <Link className={styles.back} to={back.to}>
            <Arrow aria-hidden /> {formatMessage({ id: back.textId })}
          </Link>
        )}
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {extra}
        </div>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

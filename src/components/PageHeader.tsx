import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A picture before the title. */
  mark?: ReactNode;
  /** Says in one line what the page is for. */
  line?: ReactNode;
  /** Shown after the title. */
  status?: ReactNode;
  /** Shown at the end of the title's line. */
  actions?: ReactNode;
  /** Link to the parent page. */
  back?: { to: string; text: string };
}

/** Head of a page: the way back, its title, one line and its actions. */
export const PageHeader = ({ title, mark, line, status, actions, back }: PageHeaderProps) => (
  <header className={styles.header}>
    {back && <BackLink to={back.to} text={back.text} />}
    {/* At the start: the heading stays where the frame in the document shows it. */}
    <Flex wrap align="start" justify="space-between" gap="8px 16px">
      {mark || status ? (
        <Flex wrap align="center" gap="4px 12px">
          {mark}
          <h1>{title}</h1>
          {status}
        </Flex>
      ) : (
        <h1>{title}</h1>
      )}
      {actions}
    </Flex>
    {line && <p className={styles.line}>{line}</p>}
  </header>
);

import { useT } from '@@/texts/entry';
import { PrinterOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Flex } from 'antd';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import type { Fact } from '../FactItems';
import { usePageTitle } from '../PageTitleContext';
import panelStyles from '../panel.module.css';
import { PrintFacts } from './PrintFacts';
import styles from './PrintSheet.module.css';

interface PrintSheetProps extends PropsWithChildren {
  title: string;
  /** The title of the window with the document's number: the browser names a PDF after it. */
  pageTitle: string;
  /** Shown below the title. */
  note?: ReactNode;
  /** Number, dates and the like, shown beside the title. */
  facts: readonly Fact[];
}

/** A document to keep, such as an invoice. Of a page with one, nothing else is printed: black on white, on A4. */
export function PrintSheet({ title, pageTitle, note, facts, children }: PrintSheetProps) {
  const id = useId();
  usePageTitle(pageTitle);
  return (
    <article
      className={`${panelStyles.surface} ${panelStyles.document} ${styles.sheet}`}
      aria-labelledby={id}
    >
      <Flex component="header" wrap align="flex-start" justify="space-between" gap="16px 32px">
        <div>
          <h2 id={id}>{title}</h2>
          {note}
        </div>
        <PrintFacts facts={facts} />
      </Flex>
      {children}
    </article>
  );
}

/** Prints the page. */
export function PrintButton(props: Pick<ButtonProps, 'type' | 'size'>) {
  const t = useT();
  return (
    <Button {...props} icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
      {t('frame.print')}
    </Button>
  );
}

import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { Code } from '@/components/Code';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { EmptyState } from '@/components/EmptyState';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { type InvoiceTitle, MAX_INVOICE_TITLES } from '@/domain/invoice/title';
import { changeInvoiceTitle, listInvoiceTitles, removeInvoiceTitle } from '@/services/invoice';
import styles from './Invoices.module.css';
import { TitleDialog } from './TitleDialog';

/** The saved titles. */
export function TitleList() {
  const { formatMessage } = useIntl();
  const titles = useQuery(listInvoiceTitles, { startsEarly: true });
  const [edited, setEdited] = useState<InvoiceTitle | 'new'>();
  const add = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {formatMessage({ id: 'invoice.titles.add' })}
    </Button>
  );
  return (
    <Flex vertical gap={16}>
      <p className={typography.note}>{formatMessage({ id: 'invoice.titles.lead' })}</p>
      <QueryContent
        query={titles}
        failed={formatMessage({ id: 'invoice.titles.failed' })}
        loading={
          <div className={panelStyles.panel} aria-busy="true">
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </div>
        }
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={formatMessage({ id: 'invoice.titles.none' })} action={add} />
          ) : (
            <section className={panelStyles.panel} aria-labelledby="invoice-titles">
              <Flex className={layout.spaceAfterMd} wrap align="center" justify="space-between" gap={8}>
                <h2 id="invoice-titles">{formatMessage({ id: 'invoice.titles.list' })}</h2>
                {list.length >= MAX_INVOICE_TITLES ? (
                  <p className={typography.note}>
                    {formatMessage({ id: 'invoice.titles.full' }, { count: MAX_INVOICE_TITLES })}
                  </p>
                ) : (
                  add
                )}
              </Flex>
              <ul>
                {list.map((title) => (
                  <TitleRow
                    key={title.titleId}
                    title={title}
                    onEdit={() => setEdited(title)}
                    onChanged={() => void titles.refresh()}
                    onRemoved={titles.setData}
                  />
                ))}
              </ul>
            </section>
          )
        }
      </QueryContent>
      {edited && (
        <TitleDialog
          title={edited === 'new' ? undefined : edited}
          isFirst={titles.data?.list.length === 0}
          onSaved={() => {
            setEdited(undefined);
            void titles.refresh();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Flex>
  );
}

interface TitleRowProps {
  title: InvoiceTitle;
  onEdit: () => void;
  onChanged: () => void;
  onRemoved: (left: { list: InvoiceTitle[] }) => void;
}

function TitleRow({ title: kept, onEdit, onChanged, onRemoved }: TitleRowProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { titleId, titleType, title, taxNumber, email, isDefault } = kept;
  const label = (id: TextSuffix<'invoice.titles'>) =>
    formatMessage({ id: `invoice.titles.${id}` }, { title });
  const makeDefault = useAction(() => changeInvoiceTitle(titleId, { isDefault: true }), {
    onDone() {
      void message.success(label('madeDefault'));
      onChanged();
    },
    onFailed: onChanged,
  });
  const removal = useAction(removeInvoiceTitle, {
    onDone(left) {
      void message.success(label('deleted'));
      onRemoved(left);
    },
    onFailed: onChanged,
  });
  return (
    <li className={styles.titleRow}>
      <div>
        <Flex wrap align="center" gap="4px 8px">
          <strong className={typography.anywhere} dir="auto">
            {title}
          </strong>
          {isDefault && <Tag>{label('default')}</Tag>}
        </Flex>
        <p className={`${typography.note} ${typography.anywhere}`}>
          {formatMessage({ id: `invoice.type.${titleType}` })}
          {taxNumber && (
            <>
              {' · '}
              <Code>{taxNumber}</Code>
            </>
          )}
          {' · '}
          <Code>{email}</Code>
        </p>
      </div>
      <Flex wrap gap={8}>
        {!isDefault && (
          <Button
            loading={makeDefault.isPending}
            aria-label={label('makeDefault.of')}
            onClick={() => void makeDefault.run()}
          >
            {label('makeDefault')}
          </Button>
        )}
        <Button aria-label={label('edit.of')} onClick={onEdit}>
          {label('edit')}
        </Button>
        <ConfirmPopover
          title={label('delete.title')}
          description={label('delete.text')}
          okText={label('delete')}
          cancelText={label('delete.keep')}
          onConfirm={() => void removal.run(titleId)}
        >
          <Button aria-label={label('delete.of')} loading={removal.isPending}>
            {label('delete')}
          </Button>
        </ConfirmPopover>
      </Flex>
    </li>
  );
}

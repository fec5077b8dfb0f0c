import { useT } from '@@/texts/invoice';
import { Button, Flex, Tag } from 'antd';
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
import { SectionLoading } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { type InvoiceTitle, MAX_INVOICE_TITLES } from '@/domain/invoice/title';
import { changeInvoiceTitle, listInvoiceTitles, removeInvoiceTitle } from '@/services/invoice';
import { TitleDialog } from './TitleDialog';

/** The saved titles. */
export function TitleList() {
  const t = useT();
  const titles = useQuery(listInvoiceTitles);
  const [edited, setEdited] = useState<InvoiceTitle | 'new'>();
  const add = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t('invoice.titles.add')}
    </Button>
  );
  return (
    <Flex vertical gap={16}>
      <p className={typography.note}>{t('invoice.titles.lead')}</p>
      <QueryContent query={titles} failed={t('invoice.titles.failed')} loading={<SectionLoading rows={4} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('invoice.titles.none')} action={add} />
          ) : (
            <section className={panelStyles.panel} aria-labelledby="invoice-titles">
              <Flex className={layout.spaceAfterMd} wrap align="center" justify="space-between" gap={8}>
                <h2 id="invoice-titles">{t('invoice.titles.list')}</h2>
                {list.length >= MAX_INVOICE_TITLES ? (
                  <p className={typography.note}>{t('invoice.titles.full', { count: MAX_INVOICE_TITLES })}</p>
                ) : (
                  add
                )}
              </Flex>
              <ul className={layout.divided}>
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
  const t = useT();
  const message = useMessage();
  const { titleId, titleType, title, taxNumber, email, isDefault } = kept;
  const makeDefault = useAction(() => changeInvoiceTitle(titleId, { isDefault: true }), {
    onDone() {
      void message.success(t('invoice.titles.madeDefault'));
      onChanged();
    },
    onFailed: onChanged,
  });
  const removal = useAction(removeInvoiceTitle, {
    onDone(left) {
      void message.success(t('invoice.titles.deleted'));
      onRemoved(left);
    },
    onFailed: onChanged,
  });
  return (
    <li className={layout.row}>
      <div className={layout.fill}>
        <Flex wrap align="center" gap="4px 8px">
          <strong className={typography.anywhere} dir="auto">
            {title}
          </strong>
          {isDefault && <Tag>{t('invoice.titles.default')}</Tag>}
        </Flex>
        <p className={`${typography.note} ${typography.anywhere}`}>
          {t(`invoice.type.${titleType}`)}
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
            aria-label={t('invoice.titles.makeDefault.of', { title })}
            onClick={() => void makeDefault.run()}
          >
            {t('invoice.titles.makeDefault')}
          </Button>
        )}
        <Button aria-label={t('invoice.titles.edit.of', { title })} onClick={onEdit}>
          {t('invoice.titles.edit')}
        </Button>
        <ConfirmPopover
          title={t('invoice.titles.delete.title')}
          description={t('invoice.titles.delete.text')}
          okText={t('invoice.titles.delete')}
          cancelText={t('invoice.titles.delete.keep')}
          onConfirm={() => void removal.run(titleId)}
        >
          <Button aria-label={t('invoice.titles.delete.of', { title })} loading={removal.isPending}>
            {t('invoice.titles.delete')}
          </Button>
        </ConfirmPopover>
      </Flex>
    </li>
  );
}

import { useT } from '@@/texts/invoice';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { Code } from '@/components/Code';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { EmptyState } from '@/components/EmptyState';
import { useMessage } from '@/components/MessageContext';
import { type PlainColumn, PlainTable } from '@/components/PlainTable';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { Section, SectionLoading } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { NO_VALUE } from '@/domain/intlFormats';
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
  const columns: PlainColumn<InvoiceTitle>[] = [
    {
      key: 'title',
      title: t('invoice.name'),
      isName: true,
      cell: ({ title, titleType, isDefault }) => (
        <>
          <Flex wrap align="center" gap="4px 8px">
            <strong dir="auto">{title}</strong>
            {isDefault && <Tag>{t('invoice.titles.default')}</Tag>}
          </Flex>
          <span className={typography.caption}>{t(`invoice.type.${titleType}`)}</span>
        </>
      ),
    },
    {
      key: 'taxNumber',
      title: t('invoice.taxNumber'),
      cell: ({ taxNumber }) => (taxNumber ? <Code>{taxNumber}</Code> : NO_VALUE),
    },
    { key: 'email', title: t('invoice.email'), cell: ({ email }) => <Code>{email}</Code> },
    {
      key: 'actions',
      title: t('invoice.list.actions'),
      isEnd: true,
      cell: (title) => (
        <TitleActions
          title={title}
          onEdit={() => setEdited(title)}
          onChanged={() => void titles.refresh()}
          onRemoved={titles.setData}
        />
      ),
    },
  ];
  return (
    <Flex vertical gap={16}>
      <p className={typography.note}>{t('invoice.titles.lead')}</p>
      <QueryContent query={titles} failed={t('invoice.titles.failed')} loading={<SectionLoading rows={4} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('invoice.titles.none')} action={add} />
          ) : (
            <Section
              title={t('invoice.titles.list')}
              actions={
                list.length >= MAX_INVOICE_TITLES ? (
                  <p className={typography.note}>{t('invoice.titles.full', { count: MAX_INVOICE_TITLES })}</p>
                ) : (
                  add
                )
              }
            >
              <PlainTable rows={list} columns={columns} getKey={({ titleId }) => titleId} />
            </Section>
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

interface TitleActionsProps {
  title: InvoiceTitle;
  onEdit: () => void;
  onChanged: () => void;
  onRemoved: (left: { list: InvoiceTitle[] }) => void;
}

function TitleActions({ title: kept, onEdit, onChanged, onRemoved }: TitleActionsProps) {
  const t = useT();
  const message = useMessage();
  const { titleId, title, isDefault } = kept;
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
    <Flex wrap justify="flex-end">
      {!isDefault && (
        <Button
          type="text"
          loading={makeDefault.isPending}
          aria-label={t('invoice.titles.makeDefault.of', { title })}
          onClick={() => void makeDefault.run()}
        >
          {t('invoice.titles.makeDefault')}
        </Button>
      )}
      <Button type="text" aria-label={t('invoice.titles.edit.of', { title })} onClick={onEdit}>
        {t('invoice.titles.edit')}
      </Button>
      <ConfirmPopover
        title={t('invoice.titles.delete.title')}
        description={t('invoice.titles.delete.text')}
        okText={t('invoice.titles.delete')}
        cancelText={t('invoice.titles.delete.keep')}
        onConfirm={() => void removal.run(titleId)}
      >
        <Button type="text" aria-label={t('invoice.titles.delete.of', { title })} loading={removal.isPending}>
          {t('invoice.titles.delete')}
        </Button>
      </ConfirmPopover>
    </Flex>
  );
}

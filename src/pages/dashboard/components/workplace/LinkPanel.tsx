import { useT } from '@@/texts/dashboard';
import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { Button, Flex, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { EmptyNote } from '@/components/EmptyNote';
import { Select } from '@/components/form/Select';
import { SubmitForm } from '@/components/form/SubmitForm';
import { textLimit } from '@/components/form/textCount';
import { useNameRule } from '@/components/form/useNameRule';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { Section } from '@/components/Section';
import { SiteLink } from '@/components/SiteLink';
import typography from '@/components/typography.module.css';
import {
  LINK_ERROR,
  newLinkSchema,
  WORKPLACE_LINK_NAME_MAX,
  WORKPLACE_LINKS_MAX,
  type WorkplaceLink,
} from '@/domain/console/workplace';
import { trimName } from '@/domain/name';
import { hasErrorCode } from '@/domain/requestError';
import { addWorkplaceLink, removeWorkplaceLink } from '@/services/dashboard';
import { grantedConsoleGroups, siteRoutes } from '../../../../../config/routes';
import styles from './Workplace.module.css';

interface LinkPanelProps {
  links: WorkplaceLink[];
  onChange: (links: WorkplaceLink[]) => void;
}

/** The user's quick links, stored on the server. */
export function LinkPanel({ links, onChange }: LinkPanelProps) {
  const t = useT();
  const message = useMessage();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const getTitle = (path: string) => {
    const titleId = siteRoutes.find((route) => route.path === path)?.titleId;
    return titleId ? t(titleId) : path;
  };

  const removal = useAction(({ linkId }: WorkplaceLink) => removeWorkplaceLink(linkId), {
    onDone(_result, { linkId, name, path }) {
      onChange(links.filter((link) => link.linkId !== linkId));
      void message.success(t('dashboard.links.removed', { name: name || getTitle(path) }));
      addButton.current?.focus();
    },
  });

  const isFull = links.length >= WORKPLACE_LINKS_MAX;
  return (
    <Section
      title={t('dashboard.links')}
      actions={
        !adding && (
          <Button
            ref={addButton}
            icon={<PlusOutlined aria-hidden />}
            disabled={isFull}
            onClick={() => setAdding(true)}
          >
            {t('dashboard.links.add')}
          </Button>
        )
      }
    >
      {links.length === 0 && <EmptyNote>{t('dashboard.links.none')}</EmptyNote>}
      {isFull && <p className={typography.note}>{t('dashboard.links.refused.tooMany')}</p>}
      <Flex component="ul" wrap gap={8}>
        {links.map((link) => {
          const name = link.name || getTitle(link.path);
          return (
            <Flex key={link.linkId} className={styles.link} component="li" align="center">
              <SiteLink to={link.path}>{name}</SiteLink>
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('dashboard.links.remove', { name })}
                loading={removal.pendingArgs?.[0].linkId === link.linkId}
                onClick={() => void removal.run(link)}
              />
            </Flex>
          );
        })}
      </Flex>
      {adding && (
        <LinkForm
          taken={links.map(({ path }) => path)}
          onCancel={() => setAdding(false)}
          onAdded={(link) => {
            setAdding(false);
            onChange([...links, link]);
          }}
        />
      )}
    </Section>
  );
}

interface LinkFormProps {
  /** Paths that are already linked. */
  taken: readonly string[];
  onCancel: () => void;
  onAdded: (link: WorkplaceLink) => void;
}

interface LinkFields {
  path?: string;
  name?: string;
}

const LINK_ERRORS = Object.keys(LINK_ERROR) as (keyof typeof LINK_ERROR)[];

/** Adds a link to a console page, with an optional name. */
function LinkForm({ taken, onCancel, onAdded }: LinkFormProps) {
  const t = useT();
  const nameRule = useNameRule();
  const access = useAccess();
  const message = useMessage();
  const [form] = Form.useForm<LinkFields>();
  const options = grantedConsoleGroups(access)
    .map(({ titleId, pages }) => ({
      label: t(titleId),
      options: pages
        .filter(({ path }) => !taken.includes(path))
        .map((page) => ({ value: page.path, label: t(page.titleId) })),
    }))
    .filter((group) => group.options.length > 0);

  return (
    <SubmitForm
      requiredMark="optional"
      style={{ maxInlineSize: 480 }}
      form={form}
      draft="workplace-link"
      submitText={t('dashboard.links.save')}
      cancelText={t('dashboard.links.cancel')}
      onCancel={onCancel}
      onSave={({ path = '', name = '' }: LinkFields) => addWorkplaceLink({ path, name: trimName(name) })}
      onDone={(link) => {
        void message.success(t('dashboard.links.added'));
        onAdded(link);
      }}
      onFailed={(error) => {
        const reason = LINK_ERRORS.find((name) => hasErrorCode(error, LINK_ERROR[name]));
        const text = reason && t(`dashboard.links.refused.${reason}`);
        if (text) form.setFields([{ name: 'path', errors: [text] }]);
      }}
    >
      <Form.Item
        name="path"
        label={t('dashboard.links.page')}
        rules={[{ required: true, message: t('dashboard.links.pageMissing') }]}
      >
        <Select autoFocus options={options} placeholder={t('dashboard.links.pageChoose')} />
      </Form.Item>
      <Form.Item name="name" label={t('dashboard.links.name')} rules={[nameRule(newLinkSchema.entries.name)]}>
        <Input count={textLimit(WORKPLACE_LINK_NAME_MAX)} placeholder={t('dashboard.links.nameOptional')} />
      </Form.Item>
    </SubmitForm>
  );
}

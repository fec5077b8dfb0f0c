import { useAccess, useIntl } from '@umijs/max';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { LINK_ERROR, WORKPLACE_LINK_NAME_MAX, type WorkplaceLink } from '@/domain/console/workplace';
import { hasErrorCode } from '@/domain/requestError';
import { addWorkplaceLink } from '@/services/dashboard';
import { grantedConsoleGroups } from '../../../../../config/routes';

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
export function LinkForm({ taken, onCancel, onAdded }: LinkFormProps) {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const message = useMessage();
  const [form] = Form.useForm<LinkFields>();
  const options = grantedConsoleGroups(access)
    .map(({ titleId, pages }) => ({
      label: formatMessage({ id: titleId }),
      options: pages
        .filter(({ path }) => !taken.includes(path))
        .map((page) => ({ value: page.path, label: formatMessage({ id: page.titleId }) })),
    }))
    .filter((group) => group.options.length > 0);

  const { run, isPending } = useAction(addWorkplaceLink, {
    onDone(link) {
      void message.success(formatMessage({ id: 'dashboard.links.added' }));
      onAdded(link);
    },
    onFailed(error) {
      const reason = LINK_ERRORS.find((name) => hasErrorCode(error, LINK_ERROR[name]));
      if (reason) {
        form.setFields([
          { name: 'path', errors: [formatMessage({ id: `dashboard.links.refused.${reason}` })] },
        ]);
      }
    },
  });

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      onFinish={({ path = '', name = '' }) => void run({ path, name: name.trim() })}
    >
      <Form.Item
        name="path"
        label={formatMessage({ id: 'dashboard.links.page' })}
        rules={[{ required: true, message: formatMessage({ id: 'dashboard.links.pageMissing' }) }]}
      >
        <Select
          autoFocus
          options={options}
          placeholder={formatMessage({ id: 'dashboard.links.pageChoose' })}
        />
      </Form.Item>
      <Form.Item name="name" label={formatMessage({ id: 'dashboard.links.name' })}>
        <Input
          maxLength={WORKPLACE_LINK_NAME_MAX}
          placeholder={formatMessage({ id: 'dashboard.links.nameOptional' })}
        />
      </Form.Item>
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {formatMessage({ id: 'dashboard.links.save' })}
        </Button>
        <Button onClick={onCancel}>{formatMessage({ id: 'dashboard.links.cancel' })}</Button>
      </Flex>
    </Form>
  );
}

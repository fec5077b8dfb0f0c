import '@/locales/areas/result';
import { useIntl } from '@umijs/max';
import { Alert, Button, Card, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { useAction } from '@/components/query/useAction';
import { StatusPage } from '@/components/StatusPage';
import { useTouchSize } from '@/components/useTouchSize';
import { type AccessRequest, type AccessRequestPayload, REASON_LIMIT } from '@/domain/console/consoleAccess';
import { countCharacters } from '@/domain/fieldError';
import { requestAccess } from '@/services/consoleAccess';
import { siteRoutes } from '../../../config/routes';

/** The console's sample 403 page with a form to request access. */
export default function ForbiddenSamplePage() {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage>
      <StatusPage
        drawing="forbidden"
        compact
        title={formatMessage({ id: 'state.forbidden.title' })}
        description={formatMessage({ id: 'result.exception.403' })}
        action={<LinkButton to="/welcome">{formatMessage({ id: 'state.toWelcome' })}</LinkButton>}
      />
      <AccessRequestForm />
    </ConsolePage>
  );
}

/** Requests access to a console page. */
function AccessRequestForm() {
  const { formatMessage } = useIntl();
  const size = useTouchSize();
  const [form] = Form.useForm<AccessRequestPayload>();
  const [sent, setSent] = useState<AccessRequest>();
  const getTitle = (path: string) => {
    const titleId = siteRoutes.find((route) => route.path === path)?.titleId;
    return titleId ? formatMessage({ id: titleId }) : path;
  };

  const sending = useAction(requestAccess, {
    onDone(request) {
      setSent(request);
      form.resetFields();
    },
  });

  return (
    <Card
      style={{ maxInlineSize: 560, marginInline: 'auto' }}
      title={<h2 style={{ font: 'inherit', margin: 0 }}>{formatMessage({ id: 'result.access.title' })}</h2>}
    >
      <Form
        form={form}
        name="access"
        layout="vertical"
        size={size}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        onFinish={({ path, reason = '' }) => void sending.run({ path, reason })}
        noValidate
      >
        <Form.Item
          name="path"
          label={formatMessage({ id: 'result.access.path' })}
          rules={[{ required: true, message: formatMessage({ id: 'result.access.path.required' }) }]}
        >
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={formatMessage({ id: 'result.access.path.hint' })}
            options={siteRoutes
              .filter(({ frame }) => frame === 'console')
              .map(({ path }) => ({ value: path, label: getTitle(path) }))}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={formatMessage({ id: 'result.access.reason' })}
          rules={[
            {
              validator: async (_rule, reason = '') => {
                if (countCharacters(reason) <= REASON_LIMIT) return;
                throw new Error(formatMessage({ id: 'result.access.reason.tooLong' }, { max: REASON_LIMIT }));
              },
            },
          ]}
        >
          <Input.TextArea rows={3} count={{ show: true, max: REASON_LIMIT }} />
        </Form.Item>
        {sent && (
          <Alert
            type="success"
            showIcon
            style={{ marginBlockEnd: 16 }}
            title={formatMessage({ id: 'result.access.sent' }, { page: getTitle(sent.path) })}
            description={<DateText at={sent.requestedAt} withTime />}
          />
        )}
        <Button type="primary" htmlType="submit" loading={sending.isPending}>
          {formatMessage({ id: 'result.access.submit' })}
        </Button>
      </Form>
    </Card>
  );
}

import { useT } from '@@/texts/instance';
import { Button, Checkbox, Flex, Form, Input } from 'antd';
import { textRule } from '@/components/form/fieldRules';
import { useFormSave } from '@/components/form/useFormSave';
import typography from '@/components/typography.module.css';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle } from '@/domain/instance/serviceActions';
import { ALERT_PERCENT } from '@/domain/instance/usage';
import { setUsageAlert } from '@/services/instanceDetail';
import styles from './Service.module.css';
import { UnknownOutcome, useService, useServiceAction } from './ServiceContext';

const DEFAULT_PERCENT = 80;

interface AlertValues {
  on: boolean;
  percent: string;
}

function isPercent(typed: string): boolean {
  const percent = Number(typed.normalize('NFKC'));
  return Number.isInteger(percent) && percent >= ALERT_PERCENT.min && percent <= ALERT_PERCENT.max;
}

/** The percentage used at which a message is due. */
export function AlertForm() {
  const t = useT();
  const { detail } = useService();
  const { instanceId, alertPercent } = detail;
  const alert = useServiceAction({
    name: 'alert',
    endpoint: instanceDetailEndpoints.setAlert,
    act: (idempotencyKey, percent: number | null) => setUsageAlert(instanceId, { percent, idempotencyKey }),
    doneId: 'instance.alert.saved',
  });
  const { form, formProps } = useFormSave({
    onSave: ({ on, percent }: AlertValues) => alert.run(on ? Number(percent.normalize('NFKC')) : null),
  });
  const isOn = Form.useWatch('on', form) ?? alertPercent !== undefined;
  const obstacle = actionObstacle(actionFacts(detail), 'alert');

  if (obstacle === 'noLimit') return null;

  return (
    <section aria-labelledby="service-alert">
      <h3 id="service-alert" className={typography.label}>
        {t('instance.alert')}
      </h3>
      {alertPercent !== undefined && (
        <p className={typography.note}>{t('instance.alert.on', { percent: alertPercent })}</p>
      )}
      {obstacle ? (
        <p className={typography.note}>{t(`instance.obstacle.${obstacle}`)}</p>
      ) : (
        <Form<AlertValues>
          {...formProps}
          initialValues={{ on: isOn, percent: String(alertPercent ?? DEFAULT_PERCENT) }}
        >
          <Form.Item name="on" valuePropName="checked" noStyle>
            <Checkbox>{t('instance.alert.switch')}</Checkbox>
          </Form.Item>
          <Flex wrap align="end" gap={8}>
            {isOn && (
              <Form.Item
                className={styles.percent}
                name="percent"
                label={t('instance.alert.percent')}
                rules={[textRule((typed) => !isPercent(typed) && t('instance.alert.percent.invalid'))]}
              >
                <Input inputMode="numeric" dir="ltr" />
              </Form.Item>
            )}
            <Button htmlType="submit" loading={alert.isPending}>
              {t('instance.alert.save')}
            </Button>
          </Flex>
          <UnknownOutcome action={alert} />
        </Form>
      )}
    </section>
  );
}

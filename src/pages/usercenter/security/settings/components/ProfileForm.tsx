import { useIntl } from '@umijs/max';
import { Button, Form, Input, type InputProps, Select } from 'antd';
import { useEffect, useState } from 'react';
import { isGivenUp, useUnmountSignal } from '@/components/useUnmountSignal';
import { isCallFailure } from '@/domain/callFailure';
import {
  COUNTRY_CODES,
  PROFILE_FIELDS,
  PROFILE_LIMITS,
  type Profile,
  type ProfileField,
  profileProblem,
} from '@/domain/profile';
import { updateProfile } from '@/services/security';
import styles from '../../components/Security.module.css';
import { useCountryName } from './countryName';

interface ProfileFormProps {
  profile: Profile;
  onSaved: (saved: Profile) => void;
  onCancel: () => void;
}

/** How browsers fill each line in. */
const LINES: Partial<Record<ProfileField, InputProps>> = {
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', dir: 'ltr' },
  province: { autoComplete: 'address-level1' },
  city: { autoComplete: 'address-level2' },
  street: { autoComplete: 'street-address' },
};

/** The profile as fields. A failed call leaves them as they are, with what was typed. */
export function ProfileForm({ profile, onSaved, onCancel }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const countryName = useCountryName();
  const signal = useUnmountSignal();
  const [form] = Form.useForm<Profile>();
  const [saving, setSaving] = useState(false);

  useEffect(() => form.focusField('nickname'), [form]);

  async function handleFinish(values: Profile) {
    setSaving(true);
    try {
      onSaved(await updateProfile(values, { signal: signal() }));
    } catch (error) {
      if (!isCallFailure(error) && !isGivenUp(error)) throw error;
    } finally {
      setSaving(false);
    }
  }

  const rules = (field: ProfileField) => [
    {
      validator: async (_rule: object, value = '') => {
        const problem = profileProblem(field, value);
        if (!problem) return;
        const max = field in PROFILE_LIMITS ? PROFILE_LIMITS[field as keyof typeof PROFILE_LIMITS] : 0;
        throw new Error(formatMessage({ id: `security.profile.problem.${problem}` }, { max }));
      },
    },
  ];

  const control = (field: ProfileField) => {
    if (field === 'profile') return <Input.TextArea rows={4} />;
    if (field !== 'country') return <Input name={field} {...LINES[field]} />;
    return (
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        options={COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code) }))}
      />
    );
  };

  return (
    <Form
      form={form}
      className={styles.profile}
      name="profile"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={profile}
      onValuesChange={(changed: Partial<Profile>) =>
        form.setFields(Object.keys(changed).map((name) => ({ name: name as ProfileField, errors: [] })))
      }
      onFinish={handleFinish}
      noValidate
    >
      {PROFILE_FIELDS.map((field) => (
        <Form.Item
          key={field}
          name={field}
          label={formatMessage({ id: `security.profile.${field}` })}
          rules={rules(field)}
          // A cleared select holds undefined.
          getValueFromEvent={field === 'country' ? (code?: string) => code ?? '' : undefined}
          getValueProps={field === 'country' ? (code?: string) => ({ value: code || undefined }) : undefined}
        >
          {control(field)}
        </Form.Item>
      ))}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={saving}>
          {formatMessage({ id: 'security.profile.save' })}
        </Button>
        <Button disabled={saving} onClick={onCancel}>
          {formatMessage({ id: 'security.profile.cancel' })}
        </Button>
      </div>
    </Form>
  );
}

import { useIntl } from '@umijs/max';
import { Button, Flex, Form } from 'antd';
import { useEffect, useState } from 'react';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useAction } from '@/components/query/useAction';
import {
  CHINA,
  PROFILE_FIELDS,
  PROFILE_LIMITS,
  type Profile,
  type ProfileField,
  profileProblem,
} from '@/domain/account/profile';
import styles from './Profile.module.css';
import { useProfileControls } from './useProfileControls';

interface ProfileFormProps {
  profile: Profile;
  /** Saves and returns the stored profile. */
  onSave: (typed: Profile) => Promise<Profile>;
  /** Closes the form; without it the form can be reset instead. */
  onCancel?: () => void;
}

const cleared = (field: ProfileField) => ({ [field]: '' });

/** The profile form (spec section 3). A failed call keeps the input. */
export function ProfileForm({ profile, onSave, onCancel }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<Profile>();
  const [unsaved, setUnsaved] = useState(false);
  const { control, isChosen, onlyCity } = useProfileControls(form, profile);
  const opened = onCancel !== undefined;

  useEffect(() => {
    if (opened) form.focusField('nickname');
  }, [form, opened]);

  const { run, isPending } = useAction(onSave, {
    onDone(saved) {
      setUnsaved(false);
      if (!opened) form.setFieldsValue(saved);
    },
  });

  function handleReset() {
    form.setFieldsValue(profile);
    form.setFields(PROFILE_FIELDS.map((name) => ({ name, errors: [] })));
    setUnsaved(false);
  }

  /** Another country or province clears the fields below it. */
  function handleChange(changed: Partial<Profile>) {
    const names = Object.keys(changed) as ProfileField[];
    if ('country' in changed) form.setFieldsValue({ ...cleared('province'), ...cleared('city') });
    if ('province' in changed && form.getFieldValue('country') === CHINA)
      form.setFieldsValue({ city: onlyCity(changed.province ?? '') });
    form.setFields(names.map((name) => ({ name, errors: [] })));
    setUnsaved(PROFILE_FIELDS.some((field) => (form.getFieldValue(field) ?? '') !== profile[field]));
  }

  const rules = (field: ProfileField) => [
    {
      validator: async (_rule: object, value = '') => {
        const problem = profileProblem(field, value);
        if (!problem) return;
        const max = field in PROFILE_LIMITS ? PROFILE_LIMITS[field as keyof typeof PROFILE_LIMITS] : 0;
        throw new Error(formatMessage({ id: `profile.problem.${problem}` }, { max }));
      },
    },
  ];

  return (
    <Form
      form={form}
      className={styles.form}
      name="profile"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={profile}
      onValuesChange={handleChange}
      onFinish={run}
      noValidate
    >
      <LeaveGuard unsaved={unsaved && !isPending} />
      {PROFILE_FIELDS.map((field) => (
        <Form.Item
          key={field}
          name={field}
          label={formatMessage({ id: `profile.${field}` })}
          rules={rules(field)}
          // A cleared select has the value undefined.
          getValueFromEvent={isChosen(field) ? (chosen?: string) => chosen ?? '' : undefined}
          getValueProps={isChosen(field) ? (kept?: string) => ({ value: kept || undefined }) : undefined}
        >
          {control(field)}
        </Form.Item>
      ))}
      <Flex wrap gap={8}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {formatMessage({ id: 'profile.save' })}
        </Button>
        {onCancel ? (
          <Button disabled={isPending} onClick={onCancel}>
            {formatMessage({ id: 'profile.cancel' })}
          </Button>
        ) : (
          <Button disabled={isPending || !unsaved} onClick={handleReset}>
            {formatMessage({ id: 'profile.reset' })}
          </Button>
        )}
      </Flex>
    </Form>
  );
}

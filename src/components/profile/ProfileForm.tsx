import { useT } from '@@/texts/profile';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { textRule } from '@/components/form/fieldRules';
import { clearErrors } from '@/components/form/formProps';
import { SubmitForm } from '@/components/form/SubmitForm';
import { useRecordEdit } from '@/components/form/useRecordEdit';
import type { CurrentUser } from '@/domain/account/account';
import {
  CHINA,
  type KeptProfile,
  PROFILE_FIELDS,
  PROFILE_GROUPS,
  PROFILE_LIMITS,
  type Profile,
  type ProfileField,
  type ProfilePayload,
  profileEndpoints,
  profileProblem,
  toProfile,
} from '@/domain/account/profile';
import styles from './Profile.module.css';
import { useProfileControls } from './useProfileControls';

interface ProfileFormProps {
  user: CurrentUser;
  /** Saves changed fields and returns the stored profile. */
  onSave: (changes: ProfilePayload) => Promise<KeptProfile>;
  /** Closes the form; without it the form can be reset instead. */
  onCancel?: () => void;
}

const cleared = (field: ProfileField) => ({ [field]: '' });

/** The profile form (spec section 3). A failed call keeps the input. */
export function ProfileForm({ user, onSave, onCancel }: ProfileFormProps) {
  const t = useT();
  const [form] = Form.useForm<Profile>();
  const [unsaved, setUnsaved] = useState(false);
  const profile = toProfile(user);
  const { control, text, isChosen, onlyCity } = useProfileControls(form, profile);
  const label = (field: ProfileField) => t(`profile.${field}`);
  const edit = useRecordEdit<Profile, KeptProfile>({
    record: user,
    kind: 'profile',
    endpoint: profileEndpoints.update,
    toValues: toProfile,
    save: ({ version }, changes) => onSave({ ...changes, version }),
    groups: PROFILE_GROUPS,
    label,
    text,
  });
  const opened = onCancel !== undefined;

  useEffect(() => {
    if (opened) form.focusField('nickname');
  }, [form, opened]);

  function handleReset() {
    form.setFieldsValue(profile);
    clearErrors(form, PROFILE_FIELDS);
    setUnsaved(false);
  }

  /** Another country or province clears the fields below it. */
  function handleChange(changed: Partial<Profile>) {
    if ('country' in changed) form.setFieldsValue({ ...cleared('province'), ...cleared('city') });
    if ('province' in changed && form.getFieldValue('country') === CHINA)
      form.setFieldsValue({ city: onlyCity(changed.province ?? '') });
    setUnsaved(PROFILE_FIELDS.some((field) => (form.getFieldValue(field) ?? '') !== profile[field]));
  }

  const rule = (field: ProfileField) =>
    textRule((value) => {
      const problem = profileProblem(field, value);
      const max = field in PROFILE_LIMITS ? PROFILE_LIMITS[field as keyof typeof PROFILE_LIMITS] : 0;
      return problem && t(`profile.problem.${problem}`, { max });
    });

  return (
    <SubmitForm
      form={form}
      className={styles.form}
      name="profile"
      draft="profile"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={profile}
      unsaved={unsaved}
      onValuesChange={handleChange}
      submitText={t('profile.save')}
      cancelText={t('profile.cancel')}
      onCancel={onCancel}
      actions={
        !onCancel && (
          <Button disabled={!unsaved} onClick={handleReset}>
            {t('profile.reset')}
          </Button>
        )
      }
      edit={edit}
      onDone={(saved) => {
        setUnsaved(false);
        if (!opened) form.setFieldsValue(toProfile(saved));
      }}
    >
      <CardGrid min={240} gap="0 24px">
        {PROFILE_FIELDS.map((field) => (
          <Form.Item
            key={field}
            name={field}
            className={field === 'profile' ? styles.wide : undefined}
            label={label(field)}
            rules={[rule(field)]}
            // A cleared select has the value undefined.
            getValueFromEvent={isChosen(field) ? (chosen?: string) => chosen ?? '' : undefined}
            getValueProps={isChosen(field) ? (kept?: string) => ({ value: kept || undefined }) : undefined}
          >
            {control(field)}
          </Form.Item>
        ))}
      </CardGrid>
    </SubmitForm>
  );
}

import { useIntl, useModel } from '@umijs/max';
import { Button, Card } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessage } from '@/components/MessageContext';
import type { CurrentUser } from '@/domain/account';
import { PROFILE_FIELDS, type Profile } from '@/domain/profile';
import styles from '../../components/Security.module.css';
import { useUserChange } from '../../components/useUserChange';
import { useCountryName } from './countryName';
import { ProfileForm } from './ProfileForm';

const profileOf = ({ nickname, email, profile, country, province, city, street }: CurrentUser): Profile => ({
  nickname,
  email,
  profile,
  country,
  province,
  city,
  street,
});

/** What the person says of themselves, changed where it stands. */
export function ProfileCard() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const user = useModel('@@initialState').initialState?.currentUser;
  const changeUser = useUserChange();
  const countryName = useCountryName();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const profile = profileOf(user);

  function close() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  function handleSaved(saved: Profile) {
    changeUser(saved);
    message.success(formatMessage({ id: 'security.profile.saved' }));
    close();
  }

  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.sectionTitle}>{formatMessage({ id: 'security.profile' })}</h2>
        {!editing && (
          <Button ref={editButton} onClick={() => setEditing(true)}>
            {formatMessage({ id: 'security.profile.edit' })}
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm profile={profile} onSaved={handleSaved} onCancel={close} />
      ) : (
        <dl className={styles.facts}>
          {PROFILE_FIELDS.map((field) => (
            <div key={field}>
              <dt>{formatMessage({ id: `security.profile.${field}` })}</dt>
              <dd>
                {(field === 'country' ? countryName(profile.country) : profile[field]) || (
                  <span className={styles.hint}>{formatMessage({ id: 'security.profile.none' })}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

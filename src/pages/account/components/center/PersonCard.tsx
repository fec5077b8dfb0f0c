import { useT } from '@@/texts/consoleAccount';
import profileTexts from '@@/texts/profile';
import {
  ApartmentOutlined,
  EnvironmentOutlined,
  IdcardOutlined,
  MailOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Avatar, Button, Card, Flex } from 'antd';
import { useId } from 'react';
import { EmptyNote } from '@/components/EmptyNote';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { useShownProfile } from '@/components/profile/useShownProfile';
import { useQueryState } from '@/components/query/useQueryState';
import { serverPicture } from '@/components/serverPicture';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { toProfile } from '@/domain/account/profile';
import type { AccountCenter, AccountTeam } from '@/domain/console/consoleAccount';
import styles from '../Account.module.css';
import { TagEditor } from './TagEditor';

interface PersonCardProps {
  user: CurrentUser;
  center: AccountCenter;
  onTagsChange: (tags: string[]) => void;
}

/** The profile, tags and teams of the signed-in user. */
export function PersonCard({ user, center, onTagsChange }: PersonCardProps) {
  const accountName = useAccountName();
  const t = useT(profileTexts);
  const { province, city, country, profile, email } = useShownProfile(toProfile(user));
  // Chinese starts with the largest place, other languages with the smallest. A municipality is named once.
  const places = [...new Set([province, city])].filter(Boolean);
  const place = t.locale.startsWith('zh')
    ? places.join(' ')
    : [...places.reverse(), country].filter(Boolean).join(', ');
  const facts = [
    { key: 'job', icon: <IdcardOutlined aria-hidden />, text: center.job },
    { key: 'group', icon: <ApartmentOutlined aria-hidden />, text: center.group },
    { key: 'place', icon: <EnvironmentOutlined aria-hidden />, text: place },
    { key: 'mail', icon: <MailOutlined aria-hidden />, text: email },
  ] as const;

  return (
    <Card>
      <Flex className={typography.centred} vertical align="center" gap={8}>
        <Avatar size={96} src={serverPicture(user.avatar)} icon={<UserOutlined aria-hidden />} alt="" />
        <h2 dir="auto" translate="no">
          {accountName(user)}
        </h2>
        <p className={typography.secondary} style={{ whiteSpace: 'pre-line' }}>
          {profile || t('consoleAccount.center.noProfile')}
        </p>
        <LinkButton to="/account/settings">{t('consoleAccount.center.edit')}</LinkButton>
      </Flex>
      <Flex className={layout.spaceBeforeLg} component="dl" vertical gap={12}>
        {facts.map(({ key, icon, text }) => (
          <Flex gap={12} key={key}>
            <dt>
              {icon}
              <span className={typography.visuallyHidden}>{t(`consoleAccount.fact.${key}`)}</span>
            </dt>
            <dd>{text || <span className={typography.note}>{t('profile.none')}</span>}</dd>
          </Flex>
        ))}
      </Flex>
      <TagEditor tags={center.tags} onChange={onTagsChange} />
      <TeamList teams={center.teams} />
    </Card>
  );
}

/** The user's teams. Pressing one toggles the filter of the items. */
function TeamList({ teams }: { teams: readonly AccountTeam[] }) {
  const t = useT();
  const id = useId();
  const { query, change } = useQueryState();
  const chosen = query.get('team');

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={layout.spaceAfterSm}>
        {t('consoleAccount.teams')}
      </h3>
      {teams.length === 0 && <EmptyNote>{t('consoleAccount.teams.none')}</EmptyNote>}
      <Flex component="ul" vertical gap={4}>
        {teams.map(({ teamId, name, members }) => (
          <li key={teamId}>
            <Button
              block
              style={{ justifyContent: 'flex-start', textAlign: 'start' }}
              type={chosen === teamId ? 'default' : 'text'}
              aria-pressed={chosen === teamId}
              icon={<TeamOutlined aria-hidden />}
              onClick={() => change({ team: chosen === teamId ? undefined : teamId })}
            >
              <span className={`${layout.fill} ${typography.ownWords}`}>{name}</span>
              <bdi className={typography.note}>{t('consoleAccount.teams.members', { count: members })}</bdi>
            </Button>
          </li>
        ))}
      </Flex>
    </section>
  );
}

import typography from '@/components/typography.module.css';
import '@/locales/areas/profile';
import {
  ApartmentOutlined,
  EnvironmentOutlined,
  IdcardOutlined,
  MailOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Avatar, Card, Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { useShownProfile } from '@/components/profile/useShownProfile';
import type { CurrentUser } from '@/domain/account/account';
import { toProfile } from '@/domain/account/profile';
import type { AccountCenter } from '@/domain/console/consoleAccount';
import styles from '../Account.module.css';
import { TagEditor } from './TagEditor';
import { TeamList } from './TeamList';

interface PersonCardProps {
  user: CurrentUser;
  center: AccountCenter;
  onTags: (tags: string[]) => void;
}

/** The signed-in person: what they say of themselves, where they work, their tags and teams. */
export function PersonCard({ user, center, onTags }: PersonCardProps) {
  const { formatMessage, locale } = useIntl();
  const { province, city, country, profile, email } = useShownProfile(toProfile(user));
  // The nearest place comes last in Chinese and first elsewhere; a municipality is named once.
  const near = [...new Set([province, city])].filter(Boolean);
  const place = locale.startsWith('zh')
    ? near.join(' ')
    : [...near.reverse(), country].filter(Boolean).join(', ');
  const facts = [
    { key: 'job', icon: <IdcardOutlined aria-hidden />, text: center.job },
    { key: 'group', icon: <ApartmentOutlined aria-hidden />, text: center.group },
    { key: 'place', icon: <EnvironmentOutlined aria-hidden />, text: place },
    { key: 'mail', icon: <MailOutlined aria-hidden />, text: email },
  ] as const;

  return (
    <Card>
      <Flex className={typography.centred} vertical align="center" gap={8}>
        <Avatar size={96} src={user.avatar || undefined} icon={<UserOutlined aria-hidden />} alt="" />
        <h2 className={styles.name} dir="auto">
          {user.nickname || user.userName}
        </h2>
        <p className={styles.about}>{profile || formatMessage({ id: 'consoleAccount.center.noProfile' })}</p>
        <LinkButton to="/account/settings">{formatMessage({ id: 'consoleAccount.center.edit' })}</LinkButton>
      </Flex>
      <Flex className={styles.facts} component="dl" vertical gap={12}>
        {facts.map(({ key, icon, text }) => (
          <Flex gap={12} key={key}>
            <dt>
              {icon}
              <span className={typography.visuallyHidden}>
                {formatMessage({ id: `consoleAccount.fact.${key}` })}
              </span>
            </dt>
            <dd>{text || <span className={styles.hint}>{formatMessage({ id: 'profile.none' })}</span>}</dd>
          </Flex>
        ))}
      </Flex>
      <TagEditor tags={center.tags} onChange={onTags} />
      <TeamList teams={center.teams} />
    </Card>
  );
}

import { PageContainer } from '@ant-design/pro-components';
import { Access, FormattedMessage, getLocale, history, Link, useAccess, useModel } from '@umijs/max';
import { Button, Card } from 'antd';
import type { FC } from 'react';

const Account: FC = () => {
  const { initialState } = useModel('@@initialState');
  const access = useAccess();
  return (
    <PageContainer title="Account">
      <Card title={initialState?.currentUser?.nickname}>
        <p>
          <FormattedMessage
            id="pages.account.language"
            defaultMessage="The language is {language}."
            values={{ language: getLocale() }}
          />
        </p>
        <Access accessible={access['/list/table-list'] === true} fallback={<p>No rules for you</p>}>
          <Link to="/list/table-list">Rules</Link>
        </Access>
        <Button onClick={() => history.push('/pro/table-list')}>Devices</Button>
      </Card>
    </PageContainer>
  );
};

export default Account;

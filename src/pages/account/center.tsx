import { useT } from '@@/texts/consoleAccount';
import { useModel } from '@umijs/max';
import { Card, Col, Row } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { fetchAccountCenter } from '@/services/consoleAccount';
import { OwnItems } from './components/center/OwnItems';
import { PersonCard } from './components/center/PersonCard';

/** `/account/center`: the user's profile and items. The tab and team are kept in the URL. */
export default function AccountCenterPage() {
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const center = useQuery(fetchAccountCenter);
  const { setData } = center;

  return (
    <ConsolePage titled description={t('consoleAccount.center.lead')}>
      <QueryContent
        query={center}
        failed={t('consoleAccount.center.failed')}
        loading={
          <Card>
            <Lines avatar={{ size: 96 }} rows={10} />
          </Card>
        }
      >
        {(data) =>
          user && (
            <Row gutter={[24, 16]}>
              <Col xs={24} lg={9} xl={7}>
                <PersonCard user={user} center={data} onTagsChange={(tags) => setData({ ...data, tags })} />
              </Col>
              <Col xs={24} lg={15} xl={17}>
                <OwnItems center={data} />
              </Col>
            </Row>
          )
        }
      </QueryContent>
    </ConsolePage>
  );
}

import { DownOutlined, PlusOutlined } from '@ant-design/icons';
import { ModalForm, PageContainer, ProFormText } from '@ant-design/pro-components';
import { request, useRequest } from '@umijs/max';
import { Avatar, Button, Card, Dropdown, List, Modal, Progress } from 'antd';
import type { FC } from 'react';
import { useState } from 'react';

interface Task {
  id: string;
  title: string;
  percent: number;
}

const queryTasks = (params: { count: number }) =>
  request<{ data: { list: Task[] } }>('/api/get_list', { params });

const postTask = (data: object) =>
  request<{ data: { list: Task[] } }>('/api/post_fake_list', { method: 'POST', data });

const BasicList: FC = () => {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState<Partial<Task>>();
  const { data, loading, mutate } = useRequest(() => queryTasks({ count: 8 }));
  const { run } = useRequest(postTask, { manual: true, onSuccess: (changed) => mutate(changed) });

  const edit = (task?: Task) => {
    setCurrent(task);
    setOpen(true);
  };

  return (
    <PageContainer>
      <Card
        title="Tasks"
        variant="borderless"
        extra={
          <Button type="dashed" icon={<PlusOutlined />} onClick={() => edit()}>
            Add task
          </Button>
        }
      >
        <List
          size="large"
          rowKey="id"
          loading={loading}
          pagination={{ pageSize: 5, total: data?.list.length }}
          dataSource={data?.list}
          renderItem={(task) => (
            <List.Item
              actions={[
                <Button key="edit" type="link" onClick={() => edit(task)}>
                  Edit
                </Button>,
                <Dropdown
                  key="more"
                  menu={{
                    items: [{ key: 'delete', label: 'Delete' }],
                    onClick: () =>
                      Modal.confirm({
                        title: `Delete “${task.title}”?`,
                        okText: 'Delete task',
                        onOk: () => run({ method: 'delete', id: task.id }),
                      }),
                  }}
                >
                  <Button type="link">
                    More <DownOutlined />
                  </Button>
                </Dropdown>,
              ]}
            >
              <List.Item.Meta avatar={<Avatar shape="square">{task.title[0]}</Avatar>} title={task.title} />
              <Progress percent={task.percent} style={{ width: 180 }} />
            </List.Item>
          )}
        />
      </Card>
      <ModalForm<Partial<Task>>
        title={current ? 'Edit task' : 'New task'}
        open={open}
        onOpenChange={setOpen}
        initialValues={current}
        modalProps={{ destroyOnHidden: true }}
        onFinish={async (values) => {
          await run({ method: current ? 'update' : 'post', ...current, ...values });
          return true;
        }}
      >
        <ProFormText name="title" label="Task" rules={[{ required: true, message: 'Name the task' }]} />
      </ModalForm>
    </PageContainer>
  );
};

export default BasicList;

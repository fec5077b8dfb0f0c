import { useT } from '@@/texts/list';
import { Form, Input } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { Select } from '@/components/form/Select';
import { useRecordEdit } from '@/components/form/useRecordEdit';
import { useTextRule } from '@/components/useTextRule';
import { pickFields } from '@/domain/conflict';
import {
  type Application,
  type ApplicationTexts,
  applicationTextsSchema,
  TOPICS,
  type Topic,
} from '@/domain/console/consoleSearch';
import { searchEndpoints } from '@/domain/console/searchEndpoints';
import { changeApplication } from '@/services/consoleSearch';

const toValues = (application: Application) =>
  pickFields<ApplicationTexts>(application, ['name', 'description', 'topic']);

interface ApplicationDialogProps {
  application: Application;
  onSaved: (application: Application) => void;
  onClose: () => void;
}

/** Edits name, topic and description of an application. */
export function ApplicationDialog({ application, onSaved, onClose }: ApplicationDialogProps) {
  const t = useT();
  const textRule = useTextRule();
  const topicText = (topic: Topic) => t(`list.search.topic.${topic}`);
  const label = (name: keyof ApplicationTexts) =>
    t(name === 'topic' ? 'list.search.list.topic' : `list.applications.${name}`);
  const edit = useRecordEdit<ApplicationTexts, Application>({
    record: application,
    kind: 'application',
    endpoint: searchEndpoints.changeApplication,
    toValues,
    save: ({ applicationId, version }, changes) => changeApplication(applicationId, { ...changes, version }),
    label,
    text: (name, { topic }) => (name === 'topic' && topic ? topicText(topic) : undefined),
  });
  const field = (name: 'name' | 'description') => ({
    name,
    label: label(name),
    rules: [textRule(applicationTextsSchema.entries[name])],
  });
  return (
    <FormDialog<ApplicationTexts, Application>
      requiredMark="optional"
      title={t('list.applications.editTitle')}
      okText={t('list.save')}
      initialValues={toValues(application)}
      firstField="name"
      draft={`application-${application.applicationId}`}
      edit={edit}
      onDone={onSaved}
      onClose={onClose}
    >
      <Form.Item {...field('name')} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="topic" label={label('topic')} required>
        <Select options={TOPICS.map((topic) => ({ value: topic, label: topicText(topic) }))} />
      </Form.Item>
      <Form.Item {...field('description')} required>
        <Input.TextArea rows={3} />
      </Form.Item>
    </FormDialog>
  );
}

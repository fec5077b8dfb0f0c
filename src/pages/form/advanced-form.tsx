import { useT } from '@@/texts/form';
import { useNavigate } from '@umijs/max';
import { useMessage } from '@/components/MessageContext';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { FormPage } from './components/FormPage';
import { WarehouseForm } from './components/warehouse/WarehouseForm';

/** `/form/advanced-form`: a warehouse with its first task and members. */
export default function AdvancedFormPage() {
  const t = useT();
  const message = useMessage();
  const navigate = useNavigate();

  function handleDone(submission: Submission) {
    void message.success(t('form.handedIn', { title: submission.title }));
    navigate(resultAddress(submission));
  }

  return (
    <FormPage kind="warehouse">{(draft) => <WarehouseForm draft={draft} onDone={handleDone} />}</FormPage>
  );
}

import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { textLimit } from '@/components/form/textCount';
import { useMessage } from '@/components/MessageContext';
import typography from '@/components/typography.module.css';
import { UNDO_NOTE_SECONDS, UndoMessage } from '@/components/UndoMessage';
import { useText } from '@/components/useText';
import { nameProblem } from '@/domain/fieldError';
import { trimName } from '@/domain/name';
import styles from './RuleToolbar.module.css';
import {
  deleteView,
  findView,
  MAX_VIEWS,
  renameView,
  type SavedView,
  saveView,
  VIEW_NAME_MAX,
  viewNameSchema,
} from './savedViews';

interface ViewListProps {
  views: readonly SavedView[];
  /** The search of the current view. */
  search: string;
  onChange: (views: SavedView[]) => void;
  onClose: () => void;
}

/** The views of the user: applied, shared as a link, renamed, deleted, and the current one saved under a name. */
export default function ViewList({ views, search, onChange, onClose }: ViewListProps) {
  const t = useText('rule');
  const message = useMessage();
  const { pathname } = useLocation();
  const [name, setName] = useState('');
  const [renamed, setRenamed] = useState<string>();
  const errorId = useId();
  const isFull = views.length >= MAX_VIEWS;
  const existing = findView(views, name);
  const problem = nameProblem(name, viewNameSchema.rule);

  async function share(view: SavedView) {
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}?${view.search.replace(/^\?/, '')}`;
    try {
      await navigator.clipboard.writeText(link);
      void message.success(t('views.copied', { name: view.name }));
    } catch {
      // Without the permission to write, the link itself is shown.
      void message.info(link);
    }
  }

  function remove(view: SavedView) {
    const key = `view-deleted ${view.name}`;
    onChange(deleteView(views, view.name));
    void message.open({
      key,
      type: 'success',
      duration: UNDO_NOTE_SECONDS,
      content: (
        <UndoMessage
          text={t('views.deleted', { name: view.name })}
          undo={t('undo')}
          onUndo={() => {
            message.destroy(key);
            onChange([...views]);
          }}
        />
      ),
    });
  }

  function handleSave(event: FormEvent) {
    event.preventDefault();
    if (problem || (isFull && !existing)) return;
    onChange(saveView(views, { name, search }));
    void message.success(t('views.saved', { name: trimName(name) }));
    setName('');
  }

  return (
    <div className={styles.views}>
      {views.length === 0 && <p className={typography.secondary}>{t('views.none')}</p>}
      <ul>
        {views.map((view) =>
          view.name === renamed ? (
            <li key={view.name}>
              <RenameForm
                view={view}
                views={views}
                onRename={(newName) => {
                  onChange(renameView(views, view.name, newName));
                  setRenamed(undefined);
                }}
                onCancel={() => setRenamed(undefined)}
              />
            </li>
          ) : (
            <li key={view.name} className={styles.view}>
              <Link
                className={styles.viewLink}
                to={{ pathname, search: view.search }}
                aria-current={view.search === search ? 'true' : undefined}
                dir="auto"
                onClick={onClose}
              >
                {view.name}
              </Link>
              <ViewButton
                title={t('views.share')}
                label={t('views.share.of', { name: view.name })}
                icon={<CopyOutlined aria-hidden />}
                onClick={() => void share(view)}
              />
              <ViewButton
                title={t('views.rename')}
                label={t('views.rename.of', { name: view.name })}
                icon={<EditOutlined aria-hidden />}
                onClick={() => setRenamed(view.name)}
              />
              <ViewButton
                title={t('delete')}
                label={t('delete.of', { name: view.name })}
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => remove(view)}
              />
            </li>
          ),
        )}
      </ul>
      <form className={styles.viewForm} onSubmit={handleSave}>
        <Input
          aria-label={t('views.name')}
          placeholder={t('views.name')}
          count={textLimit(VIEW_NAME_MAX)}
          status={problem === 'characters' ? 'error' : undefined}
          aria-describedby={problem === 'characters' ? errorId : undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button htmlType="submit" type="primary" disabled={problem !== undefined || (isFull && !existing)}>
          {t(existing ? 'views.replace' : 'views.save')}
        </Button>
        {problem === 'characters' && <ViewNameError id={errorId} text={t('form.characters')} />}
        {isFull && <p className={typography.secondary}>{t('views.full', { max: MAX_VIEWS })}</p>}
      </form>
    </div>
  );
}

interface ViewButtonProps {
  title: string;
  /** Accessible name, with the view's. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

const ViewButton = ({ label, ...props }: ViewButtonProps) => (
  <Button type="text" size="small" aria-label={label} {...props} />
);

const ViewNameError = ({ id, text }: { id: string; text: string }) => (
  <p id={id} role="alert" className={styles.error}>
    {text}
  </p>
);

interface RenameFormProps {
  view: SavedView;
  views: readonly SavedView[];
  onRename: (name: string) => void;
  onCancel: () => void;
}

function RenameForm({ view, views, onRename, onCancel }: RenameFormProps) {
  const t = useText('rule');
  const [name, setName] = useState(view.name);
  const other = findView(views, name);
  const isTaken = other !== undefined && other.name !== view.name;
  const problem = nameProblem(name, viewNameSchema.rule);
  const isInvisible = problem === 'characters';
  const errorId = useId();

  return (
    <form
      className={styles.viewForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem && !isTaken) onRename(name);
      }}
    >
      <Input
        autoFocus
        aria-label={t('views.name')}
        count={textLimit(VIEW_NAME_MAX)}
        status={isTaken || isInvisible ? 'error' : undefined}
        aria-describedby={isTaken || isInvisible ? errorId : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button htmlType="submit" type="primary" disabled={problem !== undefined || isTaken}>
        {t('views.rename')}
      </Button>
      {isInvisible && <ViewNameError id={errorId} text={t('form.characters')} />}
      {isTaken && <ViewNameError id={errorId} text={t('views.taken')} />}
    </form>
  );
}

import { useT } from '@@/texts/rule';
import ruleActionsTexts from '@@/texts/ruleActions';
import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Button, Flex, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { textLimit } from '@/components/form/textCount';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import typography from '@/components/typography.module.css';
import { UNDO_NOTE_SECONDS, UndoMessage } from '@/components/UndoMessage';
import { useCopyLink } from '@/components/useCopyLink';
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
  const t = useT(ruleActionsTexts);
  const message = useMessage();
  const { pathname } = useLocation();
  const copy = useCopyLink();
  const [renamed, setRenamed] = useState<string>();

  function remove(view: SavedView) {
    const key = `view-deleted ${view.name}`;
    onChange(deleteView(views, view.name));
    void message.open({
      key,
      type: 'success',
      duration: UNDO_NOTE_SECONDS,
      content: (
        <UndoMessage
          text={t('rule.views.deleted', { name: view.name })}
          undo={t('rule.undo')}
          onUndo={() => {
            message.destroy(key);
            onChange([...views]);
          }}
        />
      ),
    });
  }

  function save(name: string) {
    onChange(saveView(views, { name, search }));
    void message.success(t('rule.views.saved', { name: trimName(name) }));
  }

  const tool = (title: string, name: string, icon: ReactNode, onClick: () => unknown) => (
    <Button type="text" size="small" title={title} aria-label={name} icon={icon} onClick={onClick} />
  );

  return (
    <div className={styles.views}>
      {views.length === 0 && <p className={typography.secondary}>{t('rule.views.none')}</p>}
      <ul>
        {views.map((view) =>
          view.name === renamed ? (
            <li key={view.name}>
              <ViewNameForm
                view={view}
                views={views}
                onSubmit={(name) => {
                  onChange(renameView(views, view.name, name));
                  setRenamed(undefined);
                }}
                onCancel={() => setRenamed(undefined)}
              />
            </li>
          ) : (
            <Flex key={view.name} component="li" className={styles.view} align="center" gap={4}>
              <Link
                className={`${layout.fill} ${typography.anywhere}`}
                to={{ pathname, search: view.search }}
                aria-current={view.search === search ? 'true' : undefined}
                dir="auto"
                onClick={onClose}
              >
                {view.name}
              </Link>
              {tool(t('rule.views.share'), t('rule.views.share.of', view), <CopyOutlined aria-hidden />, () =>
                copy(`${pathname}?${view.search}`, t('rule.views.copied', view)),
              )}
              {tool(
                t('rule.views.rename'),
                t('rule.views.rename.of', view),
                <EditOutlined aria-hidden />,
                () => setRenamed(view.name),
              )}
              {tool(t('rule.delete'), t('rule.delete.of', view), <DeleteOutlined aria-hidden />, () =>
                remove(view),
              )}
            </Flex>
          ),
        )}
      </ul>
      <ViewNameForm views={views} onSubmit={save} />
    </div>
  );
}

interface ViewNameFormProps {
  views: readonly SavedView[];
  /** The one that is renamed; otherwise the current view is saved under the name. */
  view?: SavedView;
  onSubmit: (name: string) => void;
  onCancel?: () => void;
}

function ViewNameForm({ views, view, onSubmit, onCancel }: ViewNameFormProps) {
  const t = useT();
  const errorId = useId();
  const [name, setName] = useState(view?.name ?? '');
  const existing = findView(views, name);
  const isTaken = view !== undefined && existing !== undefined && existing.name !== view.name;
  const isFull = view === undefined && views.length >= MAX_VIEWS;
  const problem = nameProblem(name, viewNameSchema.rule);
  const isDisabled = problem !== undefined || isTaken || (isFull && !existing);
  const error = problem === 'characters' ? t('rule.form.characters') : isTaken && t('rule.views.taken');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isDisabled) return;
    onSubmit(name);
    setName('');
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !onCancel) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <Flex component="form" className={layout.spaceBeforeSm} wrap gap={8} onSubmit={handleSubmit}>
      <Input
        className={layout.fill}
        autoFocus={view !== undefined}
        aria-label={t('rule.views.name')}
        placeholder={t('rule.views.name')}
        count={textLimit(VIEW_NAME_MAX)}
        status={error ? 'error' : undefined}
        aria-describedby={error ? errorId : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={handleKeyDown}
      />
      <Button htmlType="submit" type="primary" disabled={isDisabled}>
        {t(view ? 'rule.views.rename' : existing ? 'rule.views.replace' : 'rule.views.save')}
      </Button>
      {error && (
        <p id={errorId} role="alert" className={typography.errorLine}>
          {error}
        </p>
      )}
      {isFull && <p className={typography.secondary}>{t('rule.views.full', { max: MAX_VIEWS })}</p>}
    </Flex>
  );
}

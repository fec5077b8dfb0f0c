import styles from './AccountForm.module.css';

/** The one title of a sign-in card, with a sentence on what happens here where it is needed. */
export function AuthHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}

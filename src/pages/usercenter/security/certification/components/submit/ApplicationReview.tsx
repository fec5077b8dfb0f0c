import { useT } from '@@/texts/certification';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import type { Application } from '@/domain/certification/certification';
import {
  type CertificationStep,
  type CertificationTexts,
  getSteps,
  isMaskedField,
} from '@/domain/certification/certificationForm';
import { revealCertification } from '@/services/certification';
import { FieldFacts } from '../ApplicationSummary';
import { FilePreview } from '../application/FilePreview';
import styles from '../Certification.module.css';
import { stepTextId } from '../Stepper';
import { useCertificationPath } from '../useCertificationPath';

/** What was entered and uploaded, by step. Names and numbers are unmasked on demand, on this page only. */
export function ApplicationReview({ application }: { application: Application }) {
  const t = useT();
  const [revealed, setRevealed] = useState<CertificationTexts>();
  const reveal = useAction(revealCertification, { onDone: setRevealed });
  const steps = getSteps(application.type, application.texts);
  const hasMasked = steps.some(({ texts }) =>
    texts.some((field) => isMaskedField(field) && application.texts[field] !== undefined),
  );
  return (
    <>
      {hasMasked && (
        <Flex wrap align="center" gap="8px 16px">
          <p className={typography.secondary}>
            {t(`certification.review.${revealed ? 'revealed' : 'masked'}`)}
          </p>
          <Button
            loading={reveal.isPending}
            onClick={() => (revealed ? setRevealed(undefined) : void reveal.run())}
          >
            {t(`certification.review.${revealed ? 'hide' : 'reveal'}`)}
          </Button>
        </Flex>
      )}
      <div className={layout.divided}>
        {steps.map((step) => (
          <ReviewGroup
            key={step.key}
            step={step}
            application={application}
            texts={revealed ?? application.texts}
          />
        ))}
      </div>
    </>
  );
}

interface ReviewGroupProps {
  step: CertificationStep;
  application: Application;
  texts: CertificationTexts;
}

/** One step with its texts, thumbnails and the link to edit it. */
function ReviewGroup({ step, application: { type, files }, texts }: ReviewGroupProps) {
  const t = useT();
  const certificationPath = useCertificationPath();
  const name = t(stepTextId(step.key, type));
  return (
    <section className={styles.group}>
      <Flex wrap align="center" justify="space-between" gap="0 16px">
        <h3>{name}</h3>
        <Link
          className={layout.touchLink}
          to={certificationPath('file', step.key)}
          aria-label={t('certification.review.editNamed', { name })}
        >
          {t('certification.review.edit')}
        </Link>
      </Flex>
      {step.texts.length > 0 && (
        <CardGrid component="dl" min={240} gap="12px 24px">
          <FieldFacts fields={step.texts} texts={texts} />
        </CardGrid>
      )}
      {step.slots.length > 0 && (
        <CardGrid component="ul" min={160}>
          {step.slots.map((slot) => {
            const file = files.find((each) => each.slot === slot);
            const slotName = t(`certification.field.${slot}`);
            return (
              file && (
                <li key={slot}>
                  <p>{slotName}</p>
                  <FilePreview key={file.fileId} file={file} name={slotName} />
                </li>
              )
            );
          })}
        </CardGrid>
      )}
    </section>
  );
}

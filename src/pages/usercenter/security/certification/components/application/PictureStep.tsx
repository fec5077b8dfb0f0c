import { useT } from '@@/texts/certification';
import { useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import typography from '@/components/typography.module.css';
import { StepActions, type StepProps } from './TextStep';
import { UploadSlot } from './UploadSlot';

/** A step with pictures to upload. */
export function PictureStep({ onBack, onNext, step, application, ...props }: StepProps) {
  const t = useT();
  const [submitted, setSubmitted] = useState(false);
  const { problems, reasons, files } = application;
  const incomplete = step.slots.filter((slot) => problems.some(({ field }) => field === slot));

  function findProblem(slot: (typeof step.slots)[number]): string | undefined {
    const reason = reasons.find(({ field }) => field === slot)?.reason;
    if (reason) return reason;
    const missing = submitted && incomplete.includes(slot);
    return missing ? t('certification.upload.missing') : undefined;
  }

  return (
    <>
      <div className={typography.secondary}>
        <p>{t('certification.upload.rules')}</p>
        <p>{t('certification.upload.privacy')}</p>
      </div>
      <CardGrid min={340} gap="24px 16px" stretch>
        {step.slots.map((slot) => (
          <UploadSlot
            key={slot}
            {...props}
            slot={slot}
            file={files.find((file) => file.slot === slot)}
            problem={findProblem(slot)}
          />
        ))}
      </CardGrid>
      <StepActions
        onBack={onBack}
        onNext={() => (incomplete.length > 0 ? setSubmitted(true) : onNext())}
        savedAt={application.savedAt}
      />
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { uploadResume, uploadResumeFailure } from '../../api/uploads.ts';
import { messages } from '../../contract/messages.ts';
import { resumeProblem } from '../../contract/upload-rules.ts';
import type { Message } from '../../lib/message.ts';
import { useAbortSignal } from '../../ui/use-abort-signal.ts';

type Handlers = {
  onUploaded: (resumeUrl: string) => void;
  /** The file of this URL was removed again. */
  onRemoved: (resumeUrl: string) => void;
};

/** A resume that is uploaded as soon as it is chosen. */
export const useResumeUpload = ({ onUploaded, onRemoved }: Handlers) => {
  const uploading = useMutation(uploadResume());
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  const [uploadedUrl, setUploadedUrl] = useState<string | null>(null);

  // Leaving the page aborts a running upload.
  const beginWork = useAbortSignal();

  const send = async (chosen: File) => {
    setFailure(null);
    setProgress(0);
    try {
      const signal = beginWork();
      const url = await uploading.mutateAsync({ file: chosen, onProgress: setProgress, signal });
      if (!url) return setFailure(messages.resumeUrlRequired);
      setUploadedUrl(url);
      onUploaded(url);
    } catch (error) {
      setFailure(describeFailure(error, uploadResumeFailure));
    } finally {
      setProgress(null);
    }
  };

  const choose = (chosen: File | null) => {
    uploading.reset();
    setFile(chosen);
    setFailure(null);
    if (uploadedUrl) onRemoved(uploadedUrl);
    setUploadedUrl(null);
    if (!chosen) return;
    const problem = resumeProblem(chosen);
    if (problem) return setFailure(problem);
    void send(chosen);
  };

  return {
    file,
    progress,
    failure,
    choose,
    /** Whether a retry may succeed: the connection failed, not the file. */
    canRetry: file !== null && uploading.isError && failure !== null,
    retry: () => void (file && send(file)),
  };
};

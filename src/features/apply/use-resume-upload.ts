import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { uploadResume, uploadResumeFailure } from '../../api/uploads.ts';
import { messages } from '../../contract/messages.ts';
import type { Message } from '../../lib/message.ts';
import { useAbortSignal } from '../../ui/use-abort-signal.ts';

/** The URLs of files that have been uploaded: none is uploaded again, in whichever size of the form. */
const uploadedUrls = new WeakMap<File, string>();

/** The upload of a chosen resume, which is aborted when the form is left. */
export const useResumeUpload = (onFailure: (failure: Message) => void) => {
  const uploading = useMutation(uploadResume());
  const [progress, setProgress] = useState<number | null>(null);
  const begin = useAbortSignal();

  /** Uploads the file and gives its URL; null when that failed. */
  const send = async (file: File, signal: AbortSignal): Promise<string | null> => {
    const uploaded = uploadedUrls.get(file);
    if (uploaded) return uploaded;
    setProgress(0);
    try {
      const url = await uploading.mutateAsync({ file, onProgress: setProgress, signal });
      if (url) uploadedUrls.set(file, url);
      else onFailure(messages.resumeUrlRequired);
      return url ?? null;
    } catch (error) {
      onFailure(describeFailure(error, uploadResumeFailure));
      return null;
    } finally {
      setProgress(null);
    }
  };

  return {
    /** Begins a piece of work and gives its signal. */
    begin,
    send,
    /** The progress from 0 to 1; null when nothing is being uploaded. */
    progress,
    isSending: uploading.isPending,
  };
};

import { msg } from '@lingui/core/macro';
import { errorMessages } from '#src/contract/error-messages.ts';
import * as files from '#src/contract/files/endpoints.ts';
import { TOAST_MS } from '#src/contract/limits.ts';
import * as endpoints from '#src/contract/profiles/endpoints.ts';
import type {
  CandidateInput,
  EmployerInput,
  PersonalInput,
} from '#src/contract/profiles/profile.ts';
import { ApiError, withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { callWithoutReply, resolveApiUrl } from './http.ts';
import { searchRecommendedJobsKey } from './jobs.ts';
import { type Upload, uploadFile } from './uploads.ts';

const failure = withServerMessage(msg`Failed to update profile`);
/** Shown for longer than other alerts (rules ALERT-2 and PROFILE-5). */
const updated = { success: msg`Profile updated successfully`, successMs: TOAST_MS };

const updateProfile = (body: PersonalInput) => callWithoutReply(endpoints.updateProfile, { body });

export const updateCandidateProfile = () =>
  defineMutation(endpoints.updateCandidateProfile, {
    mutationFn: (body: CandidateInput) =>
      callWithoutReply(endpoints.updateCandidateProfile, { body }),
    meta: { only: { 'job-lists': [searchRecommendedJobsKey()] }, ...updated, failure },
  });

export const updateEmployerProfile = () =>
  defineMutation(endpoints.updateEmployerProfile, {
    mutationFn: (body: EmployerInput) =>
      callWithoutReply(endpoints.updateEmployerProfile, { body }),
    meta: { ...updated, failure },
  });

/** Uploads a picture and sets it in the profile. Its URL includes the API's host (rule FILE-4). */
export const uploadProfileImage = () =>
  defineMutation([files.uploadProfileImage, endpoints.updateProfile], {
    mutationFn: async (upload: Upload) => {
      const url = await uploadFile(files.uploadProfileImage, upload);
      if (!url) throw new ApiError('malformed');
      await updateProfile({ profile_image_url: resolveApiUrl(url) });
    },
    meta: {
      success: msg`Profile image uploaded successfully`,
      successMs: TOAST_MS,
      failure: {
        // Only the server knows why it refuses a picture.
        serverMessageOr: {
          400: msg`Failed to upload profile image`,
          409: msg`Failed to upload profile image`,
          413: msg`Failed to upload profile image`,
          503: msg`Failed to upload profile image`,
        },
        fallback: msg`Failed to upload profile image`,
      },
    },
  });

export const updateProfileWithoutImage = () =>
  defineMutation(endpoints.updateProfile, {
    mutationFn: () => updateProfile({ profile_image_url: '' }),
    meta: { success: msg`Profile image removed`, failure },
  });

/** Uploads a resume and sets it in the profile, from which applications are pre-filled. */
export const uploadProfileResume = () =>
  defineMutation([files.uploadResume, endpoints.updateProfile], {
    mutationFn: async (upload: Upload) => {
      const url = await uploadFile(files.uploadResume, upload);
      if (!url) throw new ApiError('malformed', { msg: errorMessages.resumeUrlRequired });
      await updateProfile({ resume_url: url });
    },
    meta: { success: msg`Resume saved` },
  });

export const updateProfileWithoutResume = () =>
  defineMutation(endpoints.updateProfile, {
    mutationFn: () => updateProfile({ resume_url: '' }),
    meta: { success: msg`Resume removed`, failure },
  });

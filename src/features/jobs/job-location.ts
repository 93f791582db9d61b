import type { AdministrativeArea, JobPosting, PostalAddress } from 'schema-dts';
import type { Job } from '../../contract/job.ts';
import { type Place, parsePlace, placeOfJob } from '../../contract/place.ts';
import { countryName } from '../../contract/regions.ts';

/** The address, as far as the text tells; undefined when it tells nothing. */
const postalAddress = ({
  locality,
  region,
  countries,
  areas,
}: Place): PostalAddress | undefined => {
  const area = region ?? (areas.length > 0 ? areas.join(', ') : undefined);
  // Which of several countries the place is in is not known.
  const country = countries.length === 1 ? countries[0] : undefined;
  if (!locality && !area && !country) return undefined;
  return {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(area && { addressRegion: area }),
    ...(country && { addressCountry: country }),
  };
};

const applicantLocations = ({ countries, areas }: Place): AdministrativeArea[] => [
  ...countries.map((code) => ({ '@type': 'Country' as const, name: countryName(code) })),
  ...areas.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
];

/**
 * Where a job is done, and for a remote one from where. Of a remote job that names no country or continent it
 * says neither: Google asks for one there, but any would be made up.
 */
export const jobLocation = (
  job: Pick<Job, 'location' | 'is_remote' | 'place'>,
): Pick<
  Extract<JobPosting, object>,
  'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'
> => {
  const { is_remote } = job;
  const place = placeOfJob(job);
  const address = postalAddress(place);
  // A city tells where the company is: only countries that the text itself names are where from.
  const applicants = applicantLocations(parsePlace(job.location));
  const hasSite = address !== undefined && (!is_remote || place.locality !== undefined);
  return {
    ...(hasSite && { jobLocation: { '@type': 'Place', address } }),
    ...(is_remote && { jobLocationType: 'TELECOMMUTE' }),
    ...(is_remote && applicants.length > 0 && { applicantLocationRequirements: applicants }),
  };
};

import { endpoints } from '#src/contract/endpoints.ts';
import { DESCRIPTION_MAX } from '#src/contract/limits.ts';
import {
  AFTER_POSTING,
  failures,
  field,
  fillRequired,
  openForm,
  submit,
} from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

const CALL = endpoints.createJob;

test.beforeEach(async ({ employer, signIn }) => signIn(employer));

test('a text that is too long shows an error while typing and is not sent (DATA-3, FORM-4)', async ({
  page,
  network,
}) => {
  await openForm(page);
  await fillRequired(page);
  const description = field(page, 'Description');
  await description.fill('x'.repeat(DESCRIPTION_MAX + 1200));
  await expect(description).toHaveAccessibleDescription(
    /1,200 characters too many\. The limit is 15,000\./,
  );
  await submit(page);
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(/This text is too long/);
  expect((await description.inputValue()).length).toBe(DESCRIPTION_MAX + 1200);
  expect(network.made(CALL)).toHaveLength(0);
  await description.fill('x'.repeat(DESCRIPTION_MAX));
  await expect(description).toHaveAccessibleDescription(/0 characters left/);
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
});

test('beyond the limit of live jobs the form says the limit and what to do, in both languages (POST-7)', async ({
  page,
  faults,
}) => {
  await openForm(page);
  await fillRequired(page);
  faults.respond(CALL, 409, {
    msg: 'One account can have 200 live jobs, and you’ve reached that. Close or delete one first, or save this job as a draft.',
    template:
      'One account can have {max} live jobs, and you’ve reached that. Close or delete one first, or save this job as a draft.',
    values: { max: 200 },
  });
  await submit(page);
  await expect(failures(page)).toHaveText(
    'One account can have 200 live jobs, and you’ve reached that. Close or delete one first, or save this job as a draft.',
  );
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(failures(page)).toHaveText(
    'Bir hesapta en fazla 200 yayında ilan olabilir ve bu sayıya ulaştınız. Önce birini kapatın ya da silin, isterseniz bu ilanı taslak olarak kaydedin.',
  );
  await expect(field(page, 'Pozisyon')).toHaveValue('Baker');
});

import { makeResumePdf } from '#server/domains/demo/resume-pdf.ts';

/*
 * Who does the main journey, with which words.
 */

/** The Turkish texts that the candidate sees. */
export const tr = {
  register: 'Kayıt ol',
  candidate: /^Aday/,
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E-posta',
  password: 'Parola',
  confirmPassword: 'Parola (yeniden)',
  terms: /Kullanım koşullarını/,
  registered: 'Kaydınız tamamlandı! Giriş yaptınız.',
  dashboard: 'Panelim',
  findJobs: 'İş ilanları',
  keywords: 'Anahtar kelimeler',
  location: 'Konum',
  search: 'Ara',
  noJobs: 'Aramanıza uyan ilan bulunamadı.',
  applyNow: 'Hemen başvur',
  resume: 'Özgeçmiş',
  coverLetter: 'Ön yazı',
  submit: 'Başvuruyu gönder',
  submitted: 'Başvurunuz gönderildi!',
  alreadyApplied: 'Bu ilana zaten başvurdunuz.',
  myApplications: 'Başvurularım',
  pending: 'Beklemede',
  reviewed: 'İnceleniyor',
};

export const JOB = 'Kıdemli Yazılım Geliştirici';
export const COMPANY = 'Çınar Yazılım';
export const EMPLOYER = { first: 'Işıl', last: 'Yıldız', email: 'isil@cinar.example' };
export const CANDIDATE = { first: 'Ceren', last: 'Şahin', email: 'ceren@posta.example' };
export const PASSWORD = 'a good password';
export const LETTER = 'Merhaba,\nİstanbul’da yaşıyorum ve ekibinizle çalışmak isterim.';
export const RESUME = Buffer.from(makeResumePdf(['Ceren Şahin', 'Yazılım geliştirici, İstanbul']));
export const RESUME_NAME = 'Özgeçmiş Şahin.pdf';

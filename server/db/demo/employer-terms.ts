/** Where an employer takes questions, and what it offers everyone who works there, by its key. */
export const EMPLOYER_TERMS: Readonly<
  Record<string, { readonly contact_email: string; readonly benefits: readonly string[] }>
> = {
  fernwick: {
    contact_email: 'jobs@fernwick-mobility.example',
    benefits: [
      '30 days of paid holiday',
      'Free use of every Fernwick bike',
      'Public transport pass',
      'Learning budget of 1,500 euros a year',
    ],
  },
  plainwater: {
    contact_email: 'work@plainwater.example',
    benefits: [
      'Work from anywhere within four hours of Central European Time',
      'Home office budget',
      'Two company weeks a year, travel paid',
      'Five weeks of holiday, taken in full',
    ],
  },
  carrowvale: {
    contact_email: 'recruitment@carrowvale.example',
    benefits: [
      'Pension scheme of the public health service',
      'Paid study leave',
      'Relocation support for staff from abroad',
      'Subsidised canteen and crèche places',
    ],
  },
  alvorada: {
    contact_email: 'cozinha@alvoradamesa.example',
    benefits: [
      'Two fixed days off in a row',
      'Meals on shift',
      'Tips shared equally',
      'Private health insurance after six months',
    ],
  },
  polderline: {
    contact_email: 'werk@polderline.example',
    benefits: [
      'Shift allowance up to 35 percent',
      'Paid forklift and reach-truck certificates',
      'Travel allowance',
      'Pension from the first day',
    ],
  },
  ashgrove: {
    contact_email: 'vacancies@ashgrovelane.example',
    benefits: [
      "Teachers' pension scheme",
      'Meetings on one afternoon a week only',
      'Cycle-to-work scheme',
      'Staff counselling service',
    ],
  },
  kestreloake: {
    contact_email: 'careers@kestreloake.example',
    benefits: [
      'Company van or car allowance',
      '25 days of holiday plus bank holidays',
      'Paid tickets and certificates',
      'Life insurance',
    ],
  },
  lanternfold: {
    contact_email: 'hello@lanternfold.example',
    benefits: [
      'Health, dental and vision insurance',
      '40 percent staff discount',
      '401(k) with company match',
      'Schedules published three weeks ahead',
    ],
  },
  maplethorn: {
    contact_email: 'people@maplethorn.example',
    benefits: [
      'CPA fees and exam leave paid',
      'Extended health and dental plan',
      'RRSP matching',
      'Two days a week from home',
    ],
  },
  wierzbina: {
    contact_email: 'praca@studiowierzbina.example',
    benefits: [
      'Four-and-a-half-day week',
      'Private medical care',
      'Museum pass for two',
      'Budget for books and conferences',
    ],
  },
  savannarow: {
    contact_email: 'chambers@savannarow.example',
    benefits: [
      'Medical cover for the family',
      'Practising certificate fees paid',
      'Four weeks of leave',
      'Monthly professional training',
    ],
  },
  straitside: {
    contact_email: 'hr@straitside.example',
    benefits: [
      'Conference and publication funds',
      'Relocation allowance',
      'Annual health screening',
      '18 days of leave plus the year-end closing',
    ],
  },
  highfurrow: {
    contact_email: 'careers@highfurrow.example',
    benefits: [
      'Staff housing or housing allowance',
      'Clinic on site for families',
      'Transport from Naivasha town',
      'Produce box every week',
    ],
  },
  patioazul: {
    contact_email: 'recrutamento@patioazul.example',
    benefits: [
      'Staff accommodation in the Douro',
      'Meals on duty',
      'Stays in sister hotels at cost',
      'Language courses in working hours',
    ],
  },
  ledgerwell: {
    contact_email: 'careers@ledgerwell.example',
    benefits: [
      'Three days a week from home',
      'Employer pension contribution of 8 percent',
      'Family health insurance',
      '26 weeks of fully paid parental leave',
    ],
  },
  brightmoor: {
    contact_email: 'join@brightmoorcare.example',
    benefits: [
      'Paid travel time and mileage',
      'Guaranteed hours from the first month',
      'Diplomas in care, fees paid',
      'Sick pay from day one',
    ],
  },
  mavikiyi: {
    contact_email: 'ik@mavikiyi.example',
    benefits: [
      'Özel sağlık sigortası',
      'Haftada üç gün uzaktan çalışma',
      'Yemek kartı',
      'Yıllık eğitim bütçesi',
    ],
  },
  korfezisigi: {
    contact_email: 'kariyer@korfezisigi.example',
    benefits: ['Servis ve yemek', 'Nöbet ücreti', 'Çocuk bakım desteği', 'Mesleki eğitim izni'],
  },
  karayelyolu: {
    contact_email: 'ik@karayelyolu.example',
    benefits: ['Servis', 'Özel sağlık sigortası', 'Vardiya primi', 'Yılda iki ikramiye'],
  },
  uluyamac: {
    contact_email: 'insankaynaklari@uluyamac.example',
    benefits: [
      'Servis',
      'Yemekhane',
      'Bayram ve yakacak yardımı',
      'Mesleki yeterlilik belgesi desteği',
    ],
  },
  begonvil: {
    contact_email: 'kariyer@begonvilsahil.example',
    benefits: ['Lojman', 'Üç öğün yemek', 'Sezon sonu primi', 'Yabancı dil kursu'],
  },
  porsukbahce: {
    contact_email: 'basvuru@porsukbahce.example',
    benefits: [
      'Çocuklara okul ücreti indirimi',
      'Öğle yemeği',
      'Servis',
      'Yaz döneminde ücretli eğitim',
    ],
  },
  sedefbakir: {
    contact_email: 'mutfak@sedefbakir.example',
    benefits: ['Yemek', 'Haftada iki gün izin', 'Satış primi', 'Ustalık belgesi desteği'],
  },
  yapiorgu: {
    contact_email: 'ik@yapiorgu.example',
    benefits: [
      'Özel sağlık sigortası',
      'Şantiye harcırahı',
      'Yemek kartı',
      'Mühendis odası aidatı',
    ],
  },
  dengehan: {
    contact_email: 'kariyer@dengehan.example',
    benefits: [
      'Staj süresinin sayılması',
      'Sınav izni',
      'Yemek kartı',
      'Haftada bir gün uzaktan çalışma',
    ],
  },
  gedizova: {
    contact_email: 'ik@gedizova.example',
    benefits: ['Konaklama', 'Servis', 'Hasat primi', 'Ürün paketi'],
  },
};

import type { DemoRole } from '../types.ts';

/** Accounting, human resources and internships, in Turkish. */
export const officeRolesTr = {
  muhasebeci: {
    paragraphs: [
      'Her uzmanın on beş kadar müşterisi vardır ve onları yılda en az iki kez yerinde ziyaret eder. Beyan dönemlerinde iş ekipçe paylaşılır.',
      'Belgelerin büyük bölümü elektronik gelir; arşivde dolap değil, düzen ararız.',
    ],
    requirements: [
      'İşletme, iktisat veya muhasebe bölümü mezunu',
      'Muhasebe programı ve e-defter deneyimi',
      'Mevzuat değişikliklerini izleyen',
    ],
    responsibilities: [
      'Kayıtları tutmak ve mutabakatları yapmak',
      'Beyannameleri hazırlamak',
      'Müşterilere aylık durum özeti sunmak',
    ],
    skills: ['Genel muhasebe', 'E-defter', 'Beyanname', 'Bordro'],
  },
  'sirket-muhasebecisi': {
    paragraphs: [
      'Ay sonu kapanışı beşinci iş gününde biter; geciken belgenin nedenini bulmak da işin parçasıdır. Rakamları, onları üretenlerle birlikte okursunuz.',
      'Mali işler ekibi beş kişidir. Yıllık bütçeyi bölüm sorumlularıyla birlikte hazırlarsınız.',
    ],
    requirements: [
      'İşletme, iktisat veya maliye mezunu',
      'Bir işletmenin muhasebe bölümünde en az dört yıl deneyim',
      'Maliyet hesabı ve bütçe bilgisi',
    ],
    responsibilities: [
      'Ay ve yıl sonu kapanışlarını yapmak',
      'Maliyetleri izlemek ve bölümlere raporlamak',
      'Denetçi ve vergi dairesiyle yazışmaları yürütmek',
    ],
    skills: ['Maliyet muhasebesi', 'Bütçe', 'Raporlama'],
  },
  'ik-uzmani': {
    paragraphs: [
      'İşe alımdan bordroya, eğitimden iş hukuku sorularına kadar çalışanların ilk başvurduğu kişi olursunuz. Adaylara olumlu ya da olumsuz, mutlaka yanıt veririz.',
      'Bölüm üç kişidir; işleri aramızda ilgi alanlarına göre paylaşırız.',
    ],
    requirements: [
      'İnsan kaynaklarında en az iki yıl deneyim',
      'İş Kanunu ve bordro bilgisi',
      'Güven veren, ağzı sıkı',
    ],
    responsibilities: [
      'İşe alım sürecini baştan sona yürütmek',
      'Özlük ve bordro işlemlerini takip etmek',
      'Eğitim planını hazırlamak',
    ],
    skills: ['İşe alım', 'Bordro', 'İş hukuku'],
  },
  stajyer: {
    paragraphs: [
      'Stajınız süresince bir danışmanınız ve sonunda gerçekten kullanılacak bir işiniz olur. Çay servisi yaptırmayız; çayı kim kalkarsa o koyar.',
      'Staj ücretlidir, yemek ve yol karşılanır. Haftada bir gün okul için ayrılabilir.',
    ],
    requirements: [
      'İlgili bölümde üçüncü veya dördüncü sınıf öğrencisi',
      'Öğrenmeye istekli ve soru soran',
      'En az üç ay devam edebilecek',
    ],
    responsibilities: [
      'Danışmanınızla belirlenen bir işi tamamlamak',
      'Günlük işlerde ekibe yardım etmek',
      'Staj sonunda kısa bir sunum yapmak',
    ],
    skills: ['Öğrenme isteği', 'Ofis programları', 'Ekip çalışması'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;

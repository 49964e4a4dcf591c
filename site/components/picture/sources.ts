import type { ImageMetadata } from 'astro';
import aboutStory from '../../pictures/about-story.avif';
import closingTapstand from '../../pictures/closing-tapstand.avif';
import guaranteeBench from '../../pictures/guarantee-bench.avif';
import heroOcean from '../../pictures/hero-ocean.avif';
import impactFilm from '../../pictures/impact-film.avif';
import lifelineDelivery from '../../pictures/lifeline-delivery.avif';
import lifelinePurification from '../../pictures/lifeline-purification.avif';
import lifelineTactical from '../../pictures/lifeline-tactical.avif';
import solutionDistribution from '../../pictures/solution-distribution.avif';
import solutionProvision from '../../pictures/solution-provision.avif';
import solutionPurification from '../../pictures/solution-purification.avif';
import solutionTechnology from '../../pictures/solution-technology.avif';
import solutionTrain from '../../pictures/solution-train.avif';
import storyCamp from '../../pictures/story-camp.avif';
import storyClinic from '../../pictures/story-clinic.avif';
import storyCoast from '../../pictures/story-coast.avif';

export const pictureSources = {
  'about-story': aboutStory,
  'closing-tapstand': closingTapstand,
  'guarantee-bench': guaranteeBench,
  'hero-ocean': heroOcean,
  'impact-film': impactFilm,
  'lifeline-delivery': lifelineDelivery,
  'lifeline-purification': lifelinePurification,
  'lifeline-tactical': lifelineTactical,
  'solution-distribution': solutionDistribution,
  'solution-provision': solutionProvision,
  'solution-purification': solutionPurification,
  'solution-technology': solutionTechnology,
  'solution-train': solutionTrain,
  'story-camp': storyCamp,
  'story-clinic': storyClinic,
  'story-coast': storyCoast,
} as const satisfies Record<string, ImageMetadata>;

export type PictureName = keyof typeof pictureSources;
